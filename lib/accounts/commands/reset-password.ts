import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { passwordResets, users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { hashPassword } from "@/lib/passwords";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { hashOf } from "@/lib/secrets";
import { deviceCookie } from "../device-cookie";
import { refuseGuessable } from "../password-policy";
import { knownToOthers } from "../queries";
import { cancelDeletion } from "./end-access";
import { endOldPassword } from "./end-old-password";
import { verifyAddress } from "./verify-address";

const t = currentTranslations("accountErrors");

const expired = () => new ShopError("malformed", t("linkUsed"));

const isUnexpired = (tokenHash: string) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));

interface PasswordReset {
  email: string;
  cookies: readonly string[];
}

/**
 * Sets a new password with a single-use reset token; ends all other access to the account, and
 * cancels its deletion, because an intruder may have asked for it. The browser becomes a known
 * browser again, since the new password voids the account's device cookies.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  request: Request,
): Promise<PasswordReset> {
  await consumeCallerRateLimit("reset", request, { hits: 30, seconds: 3600 });
  const tokenHash = hashOf(token);
  const [reset] = await database()
    .select({ userId: users.id, ...knownToOthers })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUnexpired(tokenHash));
  // Checked before hashing, so that an invalid link does not cost a password hash.
  if (!reset) throw expired();
  const { userId, ...known } = reset;
  await refuseGuessable(password, Object.values(known));
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    // Locked first: of concurrent requests with tokens of one account, only the first finds its token.
    await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [used] = await tx.delete(passwordResets).where(isUnexpired(tokenHash)).returning();
    if (!used) throw expired();
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, used.userId), isNull(users.bannedAt)))
      .returning({ id: users.id, email: users.email });
    if (!user) throw expired();
    await recordEvent(tx, "account.password-reset", { actorId: user.id, subjectId: user.id });
    await verifyAddress(tx, user.id);
    await cancelDeletion(tx, user.id);
    await endOldPassword(tx, user, { change: tokenHash });
    return { email: user.email, cookies: [deviceCookie(request, { id: user.id, passwordHash })] };
  });
}
