import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { verifyPassword } from "@/lib/passwords";
import {
  accountRateLimitKey,
  consumeRateLimit,
  refundRateLimit,
} from "@/lib/platform/http/rate-limit";
import { isOpenedWithin } from "@/lib/platform/sessions/queries";
import type { Actor } from "@/lib/platform/sessions/rules";
import { findCredentials } from "../queries";
import type { OwnProof } from "../schemas";
import { requireOwnCode } from "../second-factor/commands/own-code";
import { recentSignIn } from "./rules";

const t = currentTranslations("accountErrors");

const limit = { hits: 10, seconds: 15 * 60 };

/**
 * Asks again for the first factor: the password, or for an account without one, that the sign-in of
 * this session is recent. Returns the hash of the password, or null. Attempts are counted, so that
 * somebody with a stolen session cannot try passwords.
 */
export async function requireFirstFactor(
  { userId, email, sessionId }: Actor,
  currentPassword: string,
): Promise<string | null> {
  const key = accountRateLimitKey("own-password", userId);
  await consumeRateLimit(key, limit, t("manyOwnPasswords"));
  const passwordHash = (await findCredentials(email))?.passwordHash ?? null;
  if (passwordHash !== null && !(await verifyPassword(currentPassword, passwordHash))) {
    throw new ShopError("invalid", t("passwordWrong"), {
      fields: { currentPassword: t("passwordWrong") },
    });
  }
  await refundRateLimit(key);
  if (passwordHash === null && !(await isOpenedWithin(sessionId, recentSignIn))) {
    throw new ShopError("forbidden", t("loginNotRecent"));
  }
  return passwordHash;
}

/**
 * Asks again for everything that a login requires: the first factor, and the code if the account
 * has a second one.
 */
export async function requireOwnPassword(
  actor: Actor,
  { currentPassword, code }: OwnProof,
): Promise<string | null> {
  const passwordHash = await requireFirstFactor(actor, currentPassword);
  await requireOwnCode(actor, code);
  return passwordHash;
}
