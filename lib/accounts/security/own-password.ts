import "server-only";
import { ShopError } from "@/lib/errors";
import { accountRateLimitKey, consumeRateLimit, refundRateLimit } from "@/lib/http/rate-limit";
import { verifyPassword } from "@/lib/passwords";
import type { Actor } from "@/lib/sessions/rules";
import { findCredentials } from "../queries";
import type { OwnProof } from "../schemas";
import { requireOwnCode } from "../second-factor/commands/own-code";

const limit = { hits: 10, seconds: 15 * 60 };

const tooMany =
  "Too many passwords were tried. Please wait a quarter of an hour, or sign out and choose a new one through “Forgot password?”.";

const wrong = "This is not your password";

/**
 * Asks again for what opens the account: the password, if there is one, and with a second factor its code.
 * Returns the hash of the password; null for an account without one. Attempts are counted: whoever got hold
 * of a session must not be able to try passwords.
 */
export async function requireOwnPassword(
  actor: Actor,
  { currentPassword, code }: OwnProof,
): Promise<string | null> {
  const { userId, email } = actor;
  const key = accountRateLimitKey("own-password", userId);
  await consumeRateLimit(key, limit, tooMany);
  const passwordHash = (await findCredentials(email))?.passwordHash ?? null;
  if (passwordHash !== null && !(await verifyPassword(currentPassword, passwordHash))) {
    throw new ShopError("invalid", wrong, { fields: { currentPassword: wrong } });
  }
  await refundRateLimit(key);
  await requireOwnCode(actor, code);
  return passwordHash;
}
