// @ts-check

/**
 * CSP sources of PayPal's button (scripts, frames, requests), with a leading space so that they can be
 * appended; empty if the button is not configured.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function paypalSources({ PAYPAL_PUBLIC_CLIENT_ID, PAYPAL_BASE_URL }) {
  if (!PAYPAL_PUBLIC_CLIENT_ID?.trim()) return "";
  const { origin, hostname } = new URL(PAYPAL_BASE_URL?.trim() || "https://api-m.paypal.com");
  const isPaypal = hostname.endsWith(".paypal.com");
  return isPaypal ? " https://*.paypal.com https://*.paypalobjects.com" : ` ${origin}`;
}
