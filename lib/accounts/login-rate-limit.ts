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
  /** Attempts from one address on the network, which a whole office may share. */
  caller: RateLimit;
  /** Attempts at one account, wherever they come from. Nobody is locked out for longer than this. */
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
 * Counts what could be guessing, before it is known whether it is, and refuses it past the limits.
 * Returns what takes the attempt back when it was none.
 */
export async function limitPasswordGuesses(
  act: keyof typeof limits,
  request: Request,
  email: string,
) {
  const counted = [
    [callerRateLimitKey(act, request), limits[act].caller],
    [`${act}:${email}`, limits[act].email],
  ] as const;
  await Promise.all(counted.map(([key, limit]) => consumeRateLimit(key, limit)));
  return () => Promise.all(counted.map(([key]) => refundRateLimit(key)));
}
