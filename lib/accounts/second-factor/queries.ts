import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { authenticators, passkeys, recoveryCodes } from "@/db/schema/accounts";

/** The account's authenticator app, once it is confirmed. */
export async function findAuthenticator(userId: number, db: Pick<Database, "select"> = database()) {
  const [found] = await db
    .select({
      secret: authenticators.secret,
      confirmedAt: authenticators.confirmedAt,
    })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return found;
}

/** Whether the account has an authenticator app or a passkey. */
export async function hasFactor(
  userId: number,
  db: Pick<Database, "select" | "$count"> = database(),
): Promise<boolean> {
  if (await findAuthenticator(userId, db)) return true;
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

/** The state of the account's second factor; null without one. */
export async function getSecondFactor(userId: number) {
  const [found, recoveryCodesLeft] = await Promise.all([
    findAuthenticator(userId),
    database().$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  const since = found?.confirmedAt?.toISOString();
  return since ? { since, recoveryCodesLeft } : null;
}
