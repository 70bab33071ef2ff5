import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import { env, nameSiteForNextAuth } from "@/lib/env";
import { log } from "@/lib/log/logger";
import { keysFor } from "@/lib/secrets";
import { identityProvider, providerId } from "./provider";
import { isVerified, returnPageOf, ticketLifetime } from "./rules";

/** next-auth takes text. */
export const asText = (key: Uint8Array) => Buffer.from(key).toString("base64url");

/** What an ID token says beyond the fields that next-auth has names for. */
interface Claims {
  iss?: string;
  email_verified?: unknown;
}

/** next-auth as an issuer of tickets only: who somebody is, for ten minutes. Sessions are the shop's own. */
function options(): AuthOptions {
  const { SITE_URL } = env("site");
  return {
    providers: [identityProvider()],
    secret: asText(keysFor("identity-ticket")[0]),
    session: { strategy: "jwt", maxAge: ticketLifetime },
    jwt: { maxAge: ticketLifetime },
    callbacks: {
      redirect: async ({ url }) => returnPageOf(url, SITE_URL).href,
      signIn: async ({ user, profile }) =>
        Boolean(user.email) && isVerified((profile as Claims).email_verified),
      jwt: async ({ token, profile }) => ({ ...token, issuer: (profile as Claims).iss }),
    },
    logger: { error: note, warn: () => {}, debug: () => {} },
  };
}

/** The failure and nothing else: the rest of what it would print holds codes, cookies and addresses. */
function note(code: string, details: unknown) {
  const error = (details as { error?: unknown } | null)?.error ?? details;
  log.warn("Sign-in failed", { code }, error);
}

interface Question {
  action: "csrf" | "signin" | "callback";
  cookies: Record<string, string>;
  query?: Record<string, string>;
  /** Posted, when there is one. */
  body?: Record<string, string>;
}

export interface NextAuthResponse {
  redirect: URL | null;
  body: unknown;
  /** Each a whole `Set-Cookie` value. */
  cookies: string[];
}

/** Asks next-auth through its plainest door, which needs a question and something that takes the answer. */
export async function callNextAuth({
  action,
  cookies,
  query,
  body,
}: Question): Promise<NextAuthResponse> {
  nameSiteForNextAuth();
  const nextauth = action === "csrf" ? [action] : [action, providerId];
  const answer = new Answer();
  await NextAuth(
    {
      method: body ? "POST" : "GET",
      headers: {},
      cookies,
      body,
      query: { ...query, nextauth },
    } as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
    options(),
  );
  return answer.outcome();
}

/** What next-auth uses of a response. */
class Answer {
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

  outcome(): NextAuthResponse {
    const location = this.getHeader("Location");
    return {
      redirect: typeof location === "string" ? new URL(location) : null,
      body: this.#body,
      cookies: [this.getHeader("Set-Cookie") ?? []].flat(),
    };
  }
}
