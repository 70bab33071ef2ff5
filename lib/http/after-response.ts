import "server-only";
import { after } from "next/server";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/log/logger";
import { traced } from "@/lib/telemetry/trace";

/**
 * Runs after the response is sent. The framework would print a failure with the values of the failed
 * query; here it is logged without. Work that was not done stays queued.
 */
export function afterResponse(work: () => Promise<unknown>) {
  after(async () => {
    try {
      await traced({ name: "after response" }, work);
    } catch (error) {
      const known = error instanceof ShopError ? error : asUnavailable(error);
      log.error("Work after a response failed", { code: known?.code ?? "bug" }, error);
    }
  });
}
