import { currentTranslations } from "#current-translations";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { legalLinks } from "@/lib/legal-links";
import { withdraw } from "@/lib/orders/checkout/withdrawal/commands/withdraw";
import {
  encodeStatement,
  readStatement,
  statementCookie,
  type TypedStatement,
} from "@/lib/orders/checkout/withdrawal/form";
import { afterResponse } from "@/lib/platform/http/after-response";
import { readText } from "@/lib/platform/http/body";
import { isForgedRequest } from "@/lib/platform/http/csrf";
import { json, methodNotAllowed } from "@/lib/platform/http/json";
import { leadToForm } from "@/lib/platform/http/lead-to-form";
import { type Handled, observe } from "@/lib/platform/http/observe";
import {
  accountRateLimitKey,
  consumeCallerRateLimit,
  consumeRateLimit,
} from "@/lib/platform/http/rate-limit";
import { unexpectedError } from "@/lib/platform/http/unexpected-error";
import { sellsToEverybody } from "@/lib/sells-to";

const t = currentTranslations("errors");

/** Leads to a page, which reads what was typed from the cookie. */
const leadTo = (path: string, typed: TypedStatement | null): Response =>
  leadToForm(path, {
    at: legalLinks.withdraw,
    cookies: { [statementCookie]: typed ? encodeStatement(typed) : "" },
  });

/** Receives the form of a withdrawal, which works without script: first to confirm it, then confirmed. */
async function receive(request: Request): Promise<Handled> {
  const sent = Object.fromEntries(new URLSearchParams(await readText(request)));
  const { typed, statement } = readStatement(sent);
  try {
    if (isForgedRequest(request, env("site"))) throw new ShopError("forbidden", t("otherSite"));
    if (!statement) return { response: leadTo(`${legalLinks.withdraw}?problem=fields`, typed) };
    if (sent.confirmed !== "yes") return { response: leadTo(legalLinks.confirmWithdrawal, typed) };
    await consumeCallerRateLimit("withdrawal", request, { hits: 10, seconds: 600 });
    const address = accountRateLimitKey("withdrawal", statement.email.toLowerCase());
    await consumeRateLimit(address, { hits: 5, seconds: 3600 });
    await withdraw(statement);
  } catch (thrown) {
    const error = thrown instanceof ShopError ? thrown : unexpectedError(thrown);
    return { response: leadTo(`${legalLinks.withdraw}?problem=${error.code}`, typed), error };
  }
  afterResponse(runQueuedJobs);
  return { response: leadTo(legalLinks.withdrawalReceived, null) };
}

/** Not offered where only businesses buy. */
const refuse = async (): Promise<Handled> => ({ response: json(null, { status: 404 }) });

export const POST = (request: Request): Promise<Response> =>
  observe(request, "/api/withdrawal", () => (sellsToEverybody() ? receive(request) : refuse()));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
