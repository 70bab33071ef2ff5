import "server-only";
import { and, eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { identities, users } from "@/db/schema/accounts";
import { recordEvent } from "@/lib/audit/commands";
import { ShopError } from "@/lib/errors";
import { newSecret } from "@/lib/secrets";
import type { Actor } from "@/lib/sessions/rules";
import { identityUnlinkedEmail } from "../../emails/identity-unlinked";
import { identityId } from "../queries";
import { queueNotice } from "./queue-notice";

const lastWayIn = () =>
  new ShopError(
    "conflict",
    "This is your only way in. Have a link sent to choose a password first; then you can unlink it.",
  );

/** Takes the way in through a linked account away, and tells the owner. The last way in stays. */
export async function unlinkIdentity({ userId }: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    // The user row is locked, so that of two links at once the second sees that it is the last.
    const [user] = await tx
      .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const linked = await tx.select().from(identities).where(eq(identities.userId, userId));
    const unlinked = linked.find((it) => identityId(it) === id);
    if (!user || !unlinked)
      throw new ShopError("not_found", "This account is not linked any more.");
    if (user.passwordHash === null && linked.length === 1) throw lastWayIn();
    const { provider, subject } = unlinked;
    await tx
      .delete(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    const { host } = new URL(provider);
    await recordEvent(tx, "account.identity-unlinked", { subjectId: userId, detail: host });
    const letter = (token: string) => identityUnlinkedEmail({ provider: host, token });
    await queueNotice(tx, user, `identity-unlinked:${userId}:${newSecret()}`, letter);
  });
}
