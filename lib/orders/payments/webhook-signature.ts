/** The data for PayPal's verification, by PayPal's own names. */
export interface WebhookSignature {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
}

const headerOf: Record<keyof WebhookSignature, string> = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
};

/** PayPal sends an event again for three days. */
const maxAgeMs = 4 * 24 * 60 * 60 * 1000;

/** PayPal serves its certificates from the host of its API, or from that host without the "-m". */
function isPaypalCertificate(url: string, paypalUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const api = new URL(paypalUrl).origin;
  const origins = [api, api.replace("//api-m.", "//api.")];
  return origins.includes(origin) && /^\/v1\/notifications\/certs\/[\w-]+$/.test(pathname);
}

/**
 * The signature of a webhook event; null if PayPal cannot have created it. The check is cheap, so
 * that most forged events cause no call to PayPal; only PayPal can verify the others.
 */
export function readWebhookSignature(
  headers: Headers,
  paypalUrl: string,
  now: Date,
): WebhookSignature | null {
  const read = (name: keyof WebhookSignature) => headers.get(headerOf[name]) ?? "";
  const signature = {
    auth_algo: read("auth_algo"),
    cert_url: read("cert_url"),
    transmission_id: read("transmission_id"),
    transmission_sig: read("transmission_sig"),
    transmission_time: read("transmission_time"),
  };
  const isPlausible =
    signature.auth_algo === "SHA256withRSA" &&
    isPaypalCertificate(signature.cert_url, paypalUrl) &&
    /^[\w-]{1,64}$/.test(signature.transmission_id) &&
    /^[\w+/=]{40,1000}$/.test(signature.transmission_sig) &&
    now.getTime() - Date.parse(signature.transmission_time) < maxAgeMs;
  return isPlausible ? signature : null;
}
