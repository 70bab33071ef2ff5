import "server-only";
import { ShopError } from "@/lib/errors";

/** Does what needs PayPal. False when PayPal does not answer: it is then left for the sweeper. */
export async function tolerateProviderOutage(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === "provider_failed") return false;
    throw error;
  }
}
