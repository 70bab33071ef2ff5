import { currentTranslations } from "#current-translations";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { currentRequest } from "@/lib/platform/log/request-context";

const t = currentTranslations("errors");

/** An unavailable database is a 503; any other error is a bug, found in the log by the request id. */
export function unexpectedError(cause: unknown): ShopError {
  const id = currentRequest()?.requestId;
  return asUnavailable(cause) ?? new ShopError("bug", t("bug", { id: id ?? "-" }), { cause });
}
