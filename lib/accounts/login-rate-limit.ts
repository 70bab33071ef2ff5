import "server-only";
import { currentTranslations } from "#current-translations";
import { isEmail } from "@/lib/email-address";
import {
  accountRateLimitKey,
  browserRateLimitKey,
  type CountedLimit,
  callerRateLimitKey,
  consumeRateLimits,
  type RateLimit,
} from "@/lib/platform/http/rate-limit";
import { findDevice } from "./device-cookie";

const t = currentTranslations("accountErrors");

const minute = 60;
const hour = 60 * minute;

interface Limits {
  /** Attempts from one network, which a whole office may share. */
  caller: RateLimit;
  /**
   * Attempts on one account from any network. A browser that signed in to the account before has
   * this number of attempts for itself. All others are locked out for at most this window.
   */
  account: RateLimit;
}

const limits = {
  login: {
    caller: { hits: 60, seconds: 15 * minute },
    account: { hits: 20, seconds: 15 * minute },
  },
  register: { caller: { hits: 20, seconds: hour }, account: { hits: 5, seconds: hour } },
  forgot: { caller: { hits: 20, seconds: hour }, account: { hits: 5, seconds: hour } },
} as const satisfies Record<string, Limits>;

type Action = keyof typeof limits;

/**
 * Tells the owner how to get in while somebody else guesses the password; the same text for an
 * address without an account.
 */
const errorOf: Partial<Record<Action, () => string>> = {
  login: () => t("manyPasswords"),
};

async function limitsOf(action: Action, request: Request, email: string): Promise<CountedLimit[]> {
  const { caller, account } = limits[action];
  const deviceId = await findDevice(request, email);
  if (deviceId) return [{ key: browserRateLimitKey(action, deviceId), limit: account }];
  return [
    { key: callerRateLimitKey(action, request), limit: caller },
    ...(isEmail(email)
      ? [{ key: accountRateLimitKey(action, email), limit: account, error: errorOf[action]?.() }]
      : []),
  ];
}

/** Counts an attempt before its result is known, and refuses it past the limits. */
export const limitPasswordGuesses = async (action: Action, request: Request, email: string) =>
  consumeRateLimits(await limitsOf(action, request, email));
