import "server-only";
import { after } from "next/server";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import { log } from "@/lib/platform/log/logger";
import { traced } from "@/lib/platform/telemetry/trace";
import { runInLanguage } from "@/lib/translations/current-language";

/**
 * Runs `work` after the response is sent, no longer in the language of its reader. Next would print an error with the parameters of the failed
 * query; it is logged without them. Jobs that were not run stay queued.
 */
export function afterResponse(work: () => Promise<unknown>) {
  after(async () => {
    try {
      await runInLanguage(mainLanguage, () => traced({ name: "after response" }, work));
    } catch (error) {
      const known = error instanceof ShopError ? error : asUnavailable(error);
      log.error("Work after a response failed", { code: known?.code ?? "bug" }, error);
    }
  });
}
