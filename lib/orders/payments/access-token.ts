import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchExternalText, providerUnreachable } from "@/lib/platform/http/external-fetch";

/** Milliseconds for one call; a request of a buyer may make several. */
export const timeoutMs = 9_000;

/** Renewed this long before it expires, so that it cannot expire during a call. */
const renewalMarginMs = 60_000;

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() });

let cached: { token: string; expiresAt: number } | null = null;
let pending: Promise<string> | null = null;

/** The cached PayPal access token; concurrent callers share one request for a new one. */
export async function accessToken(): Promise<string> {
  if (cached && cached.expiresAt > Date.now()) return cached.token;
  pending ??= requestToken().finally(() => {
    pending = null;
  });
  return pending;
}

export function clearAccessToken(token: string) {
  if (cached?.token === token) cached = null;
}

async function requestToken(): Promise<string> {
  const { PAYPAL_BASE_URL, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = env("paypal");
  const credentials = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString("base64");
  const { status, text } = await fetchExternalText({
    service: "PayPal",
    url: `${PAYPAL_BASE_URL}/v1/oauth2/token`,
    init: {
      method: "POST",
      headers: {
        Authorization: `Basic ${credentials}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    },
    timeoutMs,
  });
  if (status !== 200) throw providerUnreachable("PayPal", new Error(`Sign-in: ${status}`));
  const { access_token, expires_in } = tokenResponse.parse(JSON.parse(text));
  const expiresAt = Date.now() + expires_in * 1000 - renewalMarginMs;
  cached = { token: access_token, expiresAt };
  return access_token;
}
