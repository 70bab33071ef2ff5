import "server-only";
import { ShopError } from "@/lib/errors";

/** Runs `work`; returns false if PayPal is unavailable, for the scheduled jobs to retry it later. */
export async function tolerateProviderOutage(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === "provider_failed") return false;
    throw error;
  }
}
