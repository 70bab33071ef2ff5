import "server-only";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/platform/log/logger";

/** Runs `work`; returns false if PayPal is unavailable, for a job to retry it later. */
export async function tolerateProviderOutage(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ShopError && error.code === "provider_failed")) throw error;
    log.warn("Provider unavailable, left to the scheduled jobs", { code: error.code }, error);
    return false;
  }
}
