import "server-only";
import { and, eq, lt } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { authenticators, recoveryCodes } from "@/db/schema/accounts";
import { hashOf } from "@/lib/secrets";
import { decryptSecret, stepOf } from "../authenticator";
import { isAppCode, normalizeCode } from "../rules";

type Writer = Pick<Database, "update" | "delete">;

/** Whether the code is the account's. A code works once: of requests at once, one gets true. */
export async function verifyCode(
  { userId, secret }: { userId: number; secret: string },
  code: string,
  db: Writer = database(),
): Promise<boolean> {
  const normalized = normalizeCode(code);
  return isAppCode(normalized)
    ? spendAppCode(db, userId, secret, normalized)
    : spendRecoveryCode(db, userId, normalized);
}

async function spendAppCode(db: Writer, userId: number, secret: string, code: string) {
  const step = stepOf(await decryptSecret(secret), code);
  if (step === null) return false;
  const used = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

async function spendRecoveryCode(db: Writer, userId: number, code: string) {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
