import "server-only";
import { env } from "@/lib/env";
import { sdkAddress } from "./rules";

/** What PayPal's own button is loaded with; null where it is not offered. */
export function paypalButtonConfig() {
  const { PAYPAL_PUBLIC_CLIENT_ID: clientId, PAYPAL_BASE_URL } = env("paypal");
  return clientId ? { clientId, sdkBaseUrl: sdkAddress(PAYPAL_BASE_URL) } : null;
}
