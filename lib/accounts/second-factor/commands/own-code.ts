import "server-only";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import {
  accountRateLimitKey,
  consumeRateLimit,
  refundRateLimit,
} from "@/lib/platform/http/rate-limit";
import type { Actor } from "@/lib/platform/sessions/rules";
import { recordRefusals } from "../../record-refusals";
import { findAuthenticator } from "../queries";
import { normalizeCode } from "../rules";
import { spendCode } from "./spend-code";

const t = currentTranslations("accountErrors");

const limit = { hits: 10, seconds: 15 * 60 };

export const refusedCode = (error: string) =>
  new ShopError("invalid", error, { fields: { code: error } });

const wrongCode = () => refusedCode(t("codeWrong"));

/** Counts wrong codes only, so that somebody with a stolen session cannot try all codes. */
export async function limitOwnCodes<T>(
  { userId }: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const key = accountRateLimitKey("own-code", userId);
  await consumeRateLimit(key, limit, t("manyCodes"));
  const done = await transaction(work);
  await refundRateLimit(key);
  return done;
}

interface Account {
  id: number;
  email: string;
}

/**
 * Runs a change that requires a code of the signed-in customer's app, or a recovery code, in the
 * transaction that uses up the code.
 */
export async function withOwnCode<T>(
  actor: Actor,
  code: string | undefined,
  work: (tx: Transaction, account: Account) => Promise<T>,
): Promise<T> {
  const normalized = normalizeCode(code ?? "");
  if (!normalized) throw refusedCode(t("codeMissing"));
  const account = { id: actor.userId, email: actor.email };
  const proof = { event: "access.code-refused", email: actor.email, detail: "Wrong code" } as const;
  return recordRefusals(proof, () =>
    limitOwnCodes(actor, async (tx) => {
      const authenticator = await findAuthenticator(account.id, tx);
      if (!authenticator) throw new ShopError("conflict", t("factorOff"));
      const isRight = await spendCode(tx, account, authenticator.secret, normalized);
      if (!isRight) throw wrongCode();
      return work(tx, account);
    }),
  );
}

/** Asks for a code again where a session is not enough, if the account has an authenticator app. */
export async function requireOwnCode(actor: Actor, code?: string): Promise<void> {
  if (!(await findAuthenticator(actor.userId))) return;
  await withOwnCode(actor, code, async () => {});
}
