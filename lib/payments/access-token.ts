import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchExternalText, providerUnreachable } from "@/lib/http/external-fetch";

/** Milliseconds for one call; a buyer waits for several. */
export const timeoutMs = 9_000;

/** Renewed before it ends, so that no call carries one that ends on its way. */
const marginMs = 60_000;

const grant = z.object({ access_token: z.string(), expires_in: z.number() });

let kept: { token: string; until: number } | null = null;
let asking: Promise<string> | null = null;

/** Signs in to PayPal, once for all calls of the next hours. */
export async function accessToken(): Promise<string> {
  if (kept && kept.until > Date.now()) return kept.token;
  asking ??= signIn().finally(() => {
    asking = null;
  });
  return asking;
}

export function clearAccessToken(token: string) {
  if (kept?.token === token) kept = null;
}

async function signIn(): Promise<string> {
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
  const { access_token, expires_in } = grant.parse(JSON.parse(text));
  kept = { token: access_token, until: Date.now() + expires_in * 1000 - marginMs };
  return access_token;
}
