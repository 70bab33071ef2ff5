// @ts-check

/**
 * PayPal's own button, where it is offered: its script, its frames and what they ask for. Each begins
 * with a space, to follow other sources.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export function paypalSources({ PAYPAL_PUBLIC_CLIENT_ID, PAYPAL_BASE_URL }) {
  if (!PAYPAL_PUBLIC_CLIENT_ID?.trim()) return "";
  const { origin, hostname } = new URL(PAYPAL_BASE_URL?.trim() || "https://api-m.paypal.com");
  const isPaypal = hostname.endsWith(".paypal.com");
  return isPaypal ? " https://*.paypal.com https://*.paypalobjects.com" : ` ${origin}`;
}
