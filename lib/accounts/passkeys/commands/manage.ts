import "server-only";
import { and, eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { passkeys } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import type { Actor } from "@/lib/sessions/rules";
import { passkeyEmail } from "../../emails/passkey";
import { requireProof } from "../../second-factor/commands/require-proof";
import { voidProofWithoutFactor } from "../../second-factor/commands/void-proof";
import { queueNotice } from "../../security/commands/queue-notice";
import { lockAccount, requireWayIn } from "../../security/commands/require-way-in";

const isOwn = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

const unknown = () => new ShopError("not_found", "You have no such passkey any more.");

export async function renamePasskey({ userId }: Actor, id: number, name: string): Promise<void> {
  const [renamed] = await database()
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id });
  if (!renamed) throw unknown();
}

/** Removes a passkey, unless it is the last way in, and tells the owner. */
export async function removePasskey(actor: Actor, id: number): Promise<void> {
  const { userId, email } = actor;
  await transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    await requireProof(actor, tx);
    const [removed] = await tx
      .delete(passkeys)
      .where(isOwn(userId, id))
      .returning({ name: passkeys.name });
    if (!account || !removed) throw unknown();
    await requireWayIn(tx, account);
    await voidProofWithoutFactor(tx, userId);
    await queueNotice(tx, { id: userId, email }, `passkey-removed:${id}`, (token) =>
      passkeyEmail({ event: "removed", name: removed.name, token }),
    );
  });
}
