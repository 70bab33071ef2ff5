import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { database } from "@/db/client";
import { authenticators, recoveryCodes } from "@/db/schema/accounts";

/** The account's authenticator app, once it is confirmed. */
export async function findAuthenticator(userId: number) {
  const [found] = await database()
    .select({
      userId: authenticators.userId,
      secret: authenticators.secret,
      confirmedAt: authenticators.confirmedAt,
    })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return found;
}

/** How the account's second factor stands; null without one. */
export async function getSecondFactor(userId: number) {
  const [found, recoveryCodesLeft] = await Promise.all([
    findAuthenticator(userId),
    database().$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  const since = found?.confirmedAt?.toISOString();
  return since ? { since, recoveryCodesLeft } : null;
}
