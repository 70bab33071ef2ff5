import "server-only";
import { after } from "next/server";
import { log } from "@/lib/log/logger";
import { traced } from "@/lib/telemetry/trace";

/**
 * Work for when the answer is sent, so that nobody waits for it. The framework would print its failure
 * with the values of the failed query; here it is logged without. What was not done is left to the sweeper.
 */
export function afterResponse(work: () => Promise<unknown>) {
  after(async () => {
    try {
      await traced({ name: "after answer" }, work);
    } catch (error) {
      log.error("Work after an answer failed", {}, error);
    }
  });
}
