import "server-only";
import { currentTranslations } from "#current-translations";
import {
  accountRateLimitKey,
  browserRateLimitKey,
  type CountedLimit,
  callerRateLimitKey,
  consumeRateLimits,
  type RateLimit,
} from "@/lib/platform/http/rate-limit";
import { findDevice } from "../device-cookie";

const t = currentTranslations("accountErrors");

const quarter = 15 * 60;

/** Attempts from one network, on any account: a whole office may share the network. */
const ofCaller: RateLimit = { hits: 30, seconds: quarter };
/**
 * Attempts on one account, from one network or from one browser that signed in to the account
 * before.
 */
const ofPlace: RateLimit = { hits: 10, seconds: quarter };
/**
 * Attempts on one account from everywhere. Three of a million codes are valid at any time, so an
 * attacker with many networks would otherwise guess one some day.
 */
const ofAccount: RateLimit = { hits: 50, seconds: 24 * 60 * 60 };

async function limitsOf(
  { id, email }: { id: number; email: string },
  isApp: boolean,
  request: Request,
): Promise<CountedLimit[]> {
  const deviceId = await findDevice(request, email);
  // A known browser has attempts of its own. A browser that signed in before the second factor was
  // turned on does not count as known: it may be a thief's.
  const everywhere = {
    key: accountRateLimitKey(deviceId ? "code-of-known" : "code", id),
    limit: ofAccount,
    error: t("manyCodesToday"),
  };
  const caller = { key: callerRateLimitKey("code", request), limit: ofCaller };
  const place = deviceId
    ? browserRateLimitKey("code", deviceId)
    : callerRateLimitKey(`code-of-${id}`, request);
  return [
    ...(deviceId ? [] : [{ ...caller, error: t("manyCodesHere") }]),
    { key: place, limit: ofPlace, error: t("manyCodesHere") },
    // A recovery code cannot be guessed, so it is accepted no matter how many codes were tried
    // elsewhere.
    ...(isApp ? [everywhere] : []),
  ];
}

/**
 * Counts an attempt at an account's code before it is checked, and refuses it past the limits.
 * Somebody who knows the password and guesses codes is stopped in their network or browser; a right
 * code from elsewhere still works.
 */
export const limitCodes = async (
  account: { id: number; email: string },
  { isApp, request }: { isApp: boolean; request: Request },
) => consumeRateLimits(await limitsOf(account, isApp, request));
