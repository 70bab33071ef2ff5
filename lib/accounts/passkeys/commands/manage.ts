import "server-only";
import { and, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { passkeys } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { endAccess } from "../../commands/end-access";
import { passkeyEmail } from "../../emails/passkey";
import type { Removal } from "../../schemas";
import { requireProof } from "../../second-factor/commands/require-proof";
import { voidProofWithoutFactor } from "../../second-factor/commands/void-proof";
import { queueNotice } from "../../security/commands/queue-notice";
import { lockAccount, requireWayIn } from "../../security/commands/require-way-in";
import { requireOwnPassword } from "../../security/own-password";

const t = currentTranslations("accountErrors");

const isOwn = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

const about = (subjectId: number, id: number) => ({ subjectId, target: `passkey ${id}` }) as const;

const unknown = () => new ShopError("not_found", t("passkeyGone"));

export async function renamePasskey({ userId }: Actor, id: number, name: string): Promise<void> {
  await transaction(async (tx) => {
    const own = isOwn(userId, id);
    const [before] = await tx
      .select({ name: passkeys.name })
      .from(passkeys)
      .where(own)
      .for("update");
    if (!before) throw unknown();
    if (before.name === name) return;
    await tx.update(passkeys).set({ name }).where(own);
    await recordEvent(tx, "account.passkey-renamed", about(userId, id));
  });
}

/**
 * Removes a passkey, unless it is the last way into the account, ends other access, and informs the
 * owner. Asks for password and code again.
 */
export async function removePasskey(
  actor: Actor,
  id: number,
  { keepsApiTokens, ...proof }: Removal,
): Promise<void> {
  const { userId, email, sessionId } = actor;
  await requireOwnPassword(actor, proof);
  await transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    await requireProof(actor, tx);
    const [removed] = await tx
      .delete(passkeys)
      .where(isOwn(userId, id))
      .returning({ name: passkeys.name });
    if (!account || !removed) throw unknown();
    await requireWayIn(tx, account);
    await endAccess(tx, userId, { sessions: sessionId, keepsApiTokens, informs: email });
    await voidProofWithoutFactor(tx, userId);
    await recordEvent(tx, "account.passkey-removed", about(userId, id));
    await queueNotice(tx, { id: userId, email }, `passkey-removed:${id}`, (token) =>
      passkeyEmail({ event: "removed", name: removed.name, token }),
    );
  });
}
