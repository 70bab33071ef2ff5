import "server-only";
import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, recoveryCodes } from "@/db/schema/accounts";
import { recordEvent } from "@/lib/audit/commands";
import { hashOf } from "@/lib/secrets";
import { decryptSecret, encryptSecret, stepOf } from "../authenticator";
import { isAppCode } from "../rules";
import { queueFactorNotice } from "./queue-factor-notice";

interface Account {
  id: number;
  email: string;
}

/**
 * Whether the normalized code is the account's. A code works once: of requests at once, one gets true.
 * `secret` is the encrypted one of its app.
 */
export const spendCode = (
  tx: Transaction,
  account: Account,
  secret: string,
  code: string,
): Promise<boolean> =>
  isAppCode(code)
    ? spendAppCode(tx, account.id, secret, code)
    : spendRecoveryCode(tx, account, code);

async function spendAppCode(tx: Transaction, userId: number, secret: string, code: string) {
  const known = await decryptSecret(secret);
  const step = stepOf(known, code);
  if (step === null) return false;
  const used = await tx
    .update(authenticators)
    // Encrypted anew, so that after a rotation nothing needs the key before it.
    .set({ lastStep: step, secret: await encryptSecret(known) })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.secret, secret),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** Found by its hash: how long that takes says nothing of the code. The owner is told of its use. */
async function spendRecoveryCode(tx: Transaction, account: Account, code: string) {
  const codeHash = hashOf(code);
  const [used] = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, account.id), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  if (!used) return false;
  const own = { actorId: account.id, subjectId: account.id };
  await recordEvent(tx, "access.recovery-code-used", own);
  await queueFactorNotice(tx, account, "recovery-code-used", codeHash);
  return true;
}
