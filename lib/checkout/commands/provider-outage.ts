import "server-only";
import { ShopError } from "@/lib/errors";
import { log } from "@/lib/log/logger";

/** Does what needs PayPal. False when PayPal does not answer: it is then left for the sweeper. */
export async function tolerateProviderOutage(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ShopError && error.code === "provider_failed")) throw error;
    log.warn("Left for the sweeper", { code: error.code }, error);
    return false;
  }
}
