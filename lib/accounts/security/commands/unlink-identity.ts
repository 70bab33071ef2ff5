import "server-only";
import { and, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { identities } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { newSecret } from "@/lib/secrets";
import { endAccess } from "../../commands/end-access";
import { identityUnlinkedEmail } from "../../emails/identity-unlinked";
import type { Removal } from "../../schemas";
import { requireOwnPassword } from "../own-password";
import { identityId } from "../queries";
import { queueNotice } from "./queue-notice";
import { lockAccount, requireWayIn } from "./require-way-in";

const t = currentTranslations("accountErrors");

/**
 * Unlinks an identity from the account, ends other access, and informs the owner. The last way into
 * the account cannot be removed. Asks for password and code again.
 */
export async function unlinkIdentity(
  actor: Actor,
  id: string,
  { keepsApiTokens, ...proof }: Removal,
): Promise<void> {
  const { userId, email, sessionId } = actor;
  await requireOwnPassword(actor, proof);
  await transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const linked = await tx.select().from(identities).where(eq(identities.userId, userId));
    const unlinked = linked.find((it) => identityId(it) === id);
    if (!account || !unlinked) {
      throw new ShopError("not_found", t("unlinked"));
    }
    const { provider, subject } = unlinked;
    await tx
      .delete(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    await requireWayIn(tx, account);
    await endAccess(tx, userId, { sessions: sessionId, keepsApiTokens, informs: email });
    const { host } = new URL(provider);
    await recordEvent(tx, "account.identity-unlinked", { subjectId: userId, detail: host });
    const message = (token: string) => identityUnlinkedEmail({ provider: host, token });
    await queueNotice(tx, account, `identity-unlinked:${userId}:${newSecret()}`, message);
  });
}
