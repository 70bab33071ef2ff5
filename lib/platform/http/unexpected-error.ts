import { asUnavailable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { currentRequest } from "@/lib/platform/log/request-context";

/** An unavailable database is a 503; any other error is a bug, found in the log by the request id. */
export function unexpectedError(cause: unknown): ShopError {
  const id = currentRequest()?.requestId;
  return (
    asUnavailable(cause) ??
    new ShopError("bug", `Something went wrong. If it happens again, tell us this: ${id}`, {
      cause,
    })
  );
}
