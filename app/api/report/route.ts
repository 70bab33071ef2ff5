import { currentTranslations } from "#current-translations";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { legalLinks } from "@/lib/legal-links";
import { afterResponse } from "@/lib/platform/http/after-response";
import { readText } from "@/lib/platform/http/body";
import { isForgedRequest } from "@/lib/platform/http/csrf";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { leadToForm } from "@/lib/platform/http/lead-to-form";
import { type Handled, observe } from "@/lib/platform/http/observe";
import {
  accountRateLimitKey,
  consumeCallerRateLimit,
  consumeRateLimit,
} from "@/lib/platform/http/rate-limit";
import { unexpectedError } from "@/lib/platform/http/unexpected-error";
import { receiveReport } from "@/lib/sites/reports/commands/receive";
import {
  encodeReport,
  readReport,
  reportCookies,
  type TypedReport,
} from "@/lib/sites/reports/form";
import { findReported } from "@/lib/sites/reports/queries/find-site";

const t = currentTranslations("errors");

/** Leads to a page, which reads what was typed from the cookies. */
function leadTo(path: string, typed: TypedReport | null): Response {
  const values = typed ? encodeReport(typed) : [];
  const cookies = Object.fromEntries(reportCookies.map((name, at) => [name, values[at] ?? ""]));
  return leadToForm(path, { at: legalLinks.report, cookies });
}

/** Receives a report of a site by a form that works without script. */
async function receive(request: Request): Promise<Handled> {
  const sent = Object.fromEntries(new URLSearchParams(await readText(request)));
  const { typed, notice } = readReport(sent);
  const back = (problem: string) => leadTo(`${legalLinks.report}?problem=${problem}`, typed);
  try {
    if (isForgedRequest(request, env("site"))) throw new ShopError("forbidden", t("otherSite"));
    if (!notice) return { response: back("fields") };
    await consumeCallerRateLimit("site-report", request, { hits: 10, seconds: 600 });
    const reported = await findReported(notice.site);
    if (!reported) return { response: back("site") };
    if (notice.email) {
      const address = accountRateLimitKey("site-report", notice.email.toLowerCase());
      await consumeRateLimit(address, { hits: 10, seconds: 3600 });
    }
    const id = await receiveReport(reported.invoiceItemId, notice);
    afterResponse(runQueuedJobs);
    return {
      response: leadTo(`${legalLinks.reportReceived}?number=${id}&kind=${notice.kind}`, null),
    };
  } catch (thrown) {
    const error = thrown instanceof ShopError ? thrown : unexpectedError(thrown);
    return { response: back(error.code), error };
  }
}

export const POST = (request: Request): Promise<Response> =>
  observe(request, "/api/report", () => receive(request));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
