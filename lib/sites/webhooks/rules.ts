import { failure } from "../stored-failure";

/** Seconds until the next attempt, after the first attempt and each further one. After the last the shop gives up. */
export const pausesInSeconds = [30, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600];

export const timeoutMs = 10_000;

/** Deliveries that the site's page lists. */
export const listedDeliveries = 20;

/** Codes of Node's errors, for a sentence that helps the owner. */
const reasons: Record<string, string> = {
  ENOTFOUND: failure("noSuchAddress"),
  EAI_AGAIN: failure("notLookedUp"),
  ECONNREFUSED: failure("nothingAnswers"),
  ECONNRESET: failure("brokeOff"),
  ABORT_ERR: failure("noAnswer", { seconds: timeoutMs / 1000 }),
};

const isOfCertificate = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Why a request could not be sent or got no answer: a `failure`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return failure("connectionFailed");
  const code = "code" in error ? String(error.code) : "";
  if (isOfCertificate.test(code)) return failure("badCertificate");
  if (error.message.includes("is not allowed")) return failure("privateNetwork");
  return reasons[code] ?? failure("connectionFailed");
}

/** Why an answer does not count as delivered; null if it does. */
export function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return failure(status >= 300 && status < 400 ? "redirected" : "answeredWith", { status });
}
