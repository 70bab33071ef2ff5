import "server-only";
import {
  accountRateLimitKey,
  browserRateLimitKey,
  type CountedLimit,
  callerRateLimitKey,
  consumeRateLimits,
  type RateLimit,
} from "@/lib/http/rate-limit";
import { findDevice } from "../device-cookie";

const quarter = 15 * 60;

/** From one network, whichever the accounts: a whole office may share it. */
const ofCaller: RateLimit = { hits: 30, seconds: quarter };
/** On one account, from one network or from one browser that signed in to it before. */
const ofPlace: RateLimit = { hits: 10, seconds: quarter };
/** On one account from all places: with three of a million codes right, whoever has many guesses for years. */
const ofAccount: RateLimit = { hits: 50, seconds: 24 * 60 * 60 };

const tooManyHere =
  "Too many wrong codes were typed here. Please wait a quarter of an hour, or use a browser you signed in with before.";

const tooManyEverywhere =
  "Too many wrong codes were typed for this account today: somebody may know your password. Use a recovery code, or a browser you signed in with before, and choose a new password.";

async function limitsOf(
  { id, email }: { id: number; email: string },
  isApp: boolean,
  request: Request,
): Promise<CountedLimit[]> {
  const deviceId = await findDevice(request, email);
  // Known browsers have their own: one that signed in before the second factor may be a thief's.
  const everywhere = {
    key: accountRateLimitKey(deviceId ? "code-of-known" : "code", id),
    limit: ofAccount,
    error: tooManyEverywhere,
  };
  const caller = { key: callerRateLimitKey("code", request), limit: ofCaller };
  const place = deviceId
    ? browserRateLimitKey("code", deviceId)
    : callerRateLimitKey(`code-of-${id}`, request);
  return [
    ...(deviceId ? [] : [{ ...caller, error: tooManyHere }]),
    { key: place, limit: ofPlace, error: tooManyHere },
    // A recovery code cannot be guessed: it gets its owner in however many codes were tried elsewhere.
    ...(isApp ? [everywhere] : []),
  ];
}

/**
 * Counts an attempt at an account's code before it is checked, and refuses it past the limits. Whoever
 * knows the password and guesses is stopped in that place; a right code from another still works.
 */
export const limitCodes = async (
  account: { id: number; email: string },
  { isApp, request }: { isApp: boolean; request: Request },
) => consumeRateLimits(await limitsOf(account, isApp, request));
