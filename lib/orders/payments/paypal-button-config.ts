import "server-only";
import { env } from "@/lib/env";
import { sellsToEverybody } from "@/lib/sells-to";
import { sdkUrl } from "./rules";

/** Configuration of PayPal's button; null if it is not configured. */
export function paypalButtonConfig() {
  const { PAYPAL_PUBLIC_CLIENT_ID: clientId, PAYPAL_BASE_URL } = env("paypal");
  const label = sellsToEverybody() ? ("buynow" as const) : ("paypal" as const);
  return clientId ? { clientId, sdkBaseUrl: sdkUrl(PAYPAL_BASE_URL), label } : null;
}
