import "server-only";
import { callerKey, countAttempt, type Limit, uncountAttempt } from "@/lib/http/commands";

const minute = 60;
const hour = 60 * minute;

interface Limits {
  /** Attempts from one address on the network, which a whole office may share. */
  caller: Limit;
  /** Attempts at one account, wherever they come from. Nobody is locked out for longer than this. */
  email: Limit;
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
export async function countGuess(act: keyof typeof limits, request: Request, email: string) {
  const counted = [
    [callerKey(act, request), limits[act].caller],
    [`${act}:${email}`, limits[act].email],
  ] as const;
  await Promise.all(counted.map(([key, limit]) => countAttempt(key, limit)));
  return () => Promise.all(counted.map(([key]) => uncountAttempt(key)));
}
