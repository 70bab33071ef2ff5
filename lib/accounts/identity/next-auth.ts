import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { env, nameSiteForNextAuth } from "@/lib/env";
import { log } from "@/lib/platform/log/logger";
import { keysFor } from "@/lib/secrets";
import { identityProvider, providerId } from "./provider";
import { refusalOf, returnPageOf, ticketLifetime } from "./rules";

/** next-auth takes its secret as a string. */
export const encodeKey = (key: Uint8Array) => Buffer.from(key).toString("base64url");

/** ID token claims that next-auth's types do not have. */
interface Claims {
  iss?: string;
  email?: unknown;
  email_verified?: unknown;
}

/** next-auth only issues a ticket: the identity, valid for ten minutes. Sessions are the shop's own. */
function options(): AuthOptions {
  const { SITE_URL } = env("site");
  return {
    providers: [identityProvider()],
    secret: encodeKey(keysFor("identity-ticket")[0]),
    session: { strategy: "jwt", maxAge: ticketLifetime },
    jwt: { maxAge: ticketLifetime },
    callbacks: {
      redirect: async ({ url }) => returnPageOf(url, SITE_URL).href,
      signIn: async ({ user, profile }) => {
        const refusal = refusalOf(profile as Claims, user.email ?? null);
        return refusal === null || `${SITE_URL}/api/auth/error?error=${refusal}`;
      },
      jwt: async ({ token, profile }) => ({ ...token, issuer: (profile as Claims).iss }),
    },
    logger: { error: logReason, warn: () => {}, debug: () => {} },
  };
}

/** Logs the reason only: next-auth's own output contains authorization codes, cookies and addresses. */
function logReason(code: string, details: unknown) {
  const error = (details as { error?: unknown } | null)?.error ?? details;
  log.warn("Sign-in failed", { code }, error);
}

interface NextAuthRequest {
  action: "csrf" | "signin" | "callback";
  cookies: Record<string, string>;
  query?: Record<string, string>;
  /** Makes the request a POST. */
  body?: Record<string, string>;
}

export interface NextAuthResponse {
  redirect: URL | null;
  body: unknown;
  /** Complete `Set-Cookie` values. */
  cookies: string[];
}

/** Calls next-auth's handler for Pages API routes, which takes a plain request and response object. */
export async function callNextAuth({
  action,
  cookies,
  query,
  body,
}: NextAuthRequest): Promise<NextAuthResponse> {
  nameSiteForNextAuth();
  const nextauth = action === "csrf" ? [action] : [action, providerId];
  const response = new ResponseRecorder();
  await NextAuth(
    {
      method: body ? "POST" : "GET",
      headers: {},
      cookies,
      body,
      query: { ...query, nextauth },
    } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    options(),
  );
  return response.result();
}

/** The part of `NextApiResponse` that next-auth uses. */
class ResponseRecorder {
  readonly #headers = new Map<string, string | string[]>();
  #body: unknown = null;

  status() {
    return this;
  }

  getHeader(name: string) {
    return this.#headers.get(name);
  }

  setHeader(name: string, value: string | string[]) {
    this.#headers.set(name, value);
    return this;
  }

  send(body: unknown) {
    this.#body = body;
  }

  end() {}

  result(): NextAuthResponse {
    const location = this.getHeader("Location");
    return {
      redirect: typeof location === "string" ? new URL(location) : null,
      body: this.#body,
      cookies: [this.getHeader("Set-Cookie") ?? []].flat(),
    };
  }
}
