import "server-only";
import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { authenticators, recoveryCodes } from "@/db/schema/accounts";
import { recordEvent } from "@/lib/platform/audit/commands";
import { hashOf } from "@/lib/secrets";
import { decryptSecret, encryptSecret, stepOf } from "../authenticator";
import { isAppCode } from "../rules";
import { queueFactorNotice } from "./queue-factor-notice";

interface Account {
  id: number;
  email: string;
}

/**
 * Whether the normalized code is valid for the account. A code works once: only one of several
 * concurrent requests gets true. `secret` is the encrypted secret of the account's app.
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
    // Encrypted again with the current key, so that after a rotation the previous key is no longer
    // needed.
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

/**
 * Looked up by its hash, so that the response time reveals nothing about the code. The owner is
 * informed of its use.
 */
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
