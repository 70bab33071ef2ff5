import "server-only";
import {
  callerRateLimitKey,
  consumeRateLimit,
  type RateLimit,
  refundRateLimit,
} from "@/lib/http/rate-limit";

const minute = 60;
const hour = 60 * minute;

interface Limits {
  /** Attempts from one IP address, which a whole office may share. */
  caller: RateLimit;
  /** Attempts on one account from any address. An owner is locked out for at most this window. */
  email: RateLimit;
}

const limits = {
  login: {
    caller: { hits: 60, seconds: 15 * minute },
    email: { hits: 20, seconds: 15 * minute },
  },
  register: { caller: { hits: 20, seconds: hour }, email: { hits: 5, seconds: hour } },
  forgot: { caller: { hits: 20, seconds: hour }, email: { hits: 5, seconds: hour } },
} as const satisfies Record<string, Limits>;

/**
 * Counts an attempt before its result is known and rejects it past the limits. Returns a function that
 * refunds the attempt, for when the password was right.
 */
export async function limitPasswordGuesses(
  action: keyof typeof limits,
  request: Request,
  email: string,
) {
  const counted = [
    [callerRateLimitKey(action, request), limits[action].caller],
    [`${action}:${email}`, limits[action].email],
  ] as const;
  await Promise.all(counted.map(([key, limit]) => consumeRateLimit(key, limit)));
  return () => Promise.all(counted.map(([key]) => refundRateLimit(key)));
}
