/** Seconds until the next attempt, after the first attempt and each further one. After the last the shop gives up. */
export const pausesInSeconds = [30, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600];

export const timeoutMs = 10_000;

/** Deliveries that the site's page lists. */
export const listedDeliveries = 20;

/** Codes of Node's errors, for a sentence that helps the owner. */
const reasons: Record<string, string> = {
  ENOTFOUND: "There is no such address.",
  EAI_AGAIN: "The name of the address could not be looked up.",
  ECONNREFUSED: "Nothing answers at this address.",
  ECONNRESET: "The connection broke off.",
  ABORT_ERR: `There was no answer within ${timeoutMs / 1000} seconds.`,
};

const isOfCertificate = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Why a request could not be sent or got no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "The connection failed.";
  const code = "code" in error ? String(error.code) : "";
  if (isOfCertificate.test(code)) return "The certificate of the address is not valid.";
  if (error.message.includes("is not allowed")) return "The address leads into a private network.";
  return reasons[code] ?? "The connection failed.";
}

/** Why an answer does not count as delivered; null if it does. */
export function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return `It answered with a redirect (status ${status}). Please use the address it leads to.`;
  }
  return `It answered with status ${status}.`;
}
