import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { OAuthConfig, TokenEndpointHandler } from "next-auth/providers/oauth";
import { custom, errors, type IdTokenClaims, TokenSet } from "openid-client";
import { env } from "@/lib/env";
import { shopEmail, shopName } from "./rules";

/** Milliseconds. */
const httpTimeout = 10_000;
/** Seconds by which the issuer's clock may differ from ours. */
const clockTolerance = 60;
const tokenAttempts = 3;

export const providerId = "oidc";

/** The configured OpenID Connect issuer. */
export function identityProvider(): OAuthConfig<IdTokenClaims> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env("identity");
  return {
    id: providerId,
    name: OIDC_NAME,
    type: "oauth",
    wellKnown: `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    authorization: { params: { scope: "openid email profile" } },
    checks: ["pkce", "state", "nonce"],
    idToken: true,
    httpOptions: { timeout: httpTimeout },
    token: { request: exchangeCode },
    userinfo: {
      // Some issuers leave the email out of the ID token; openid-client checks that `sub` matches.
      request: async ({ client, tokens }) => {
        const tokenSet = new TokenSet(tokens);
        const claims = tokenSet.claims();
        return claims.email ? claims : { ...claims, ...(await client.userinfo(tokenSet)) };
      },
    },
    profile: (claims) => {
      const email = shopEmail(claims.email);
      return { id: claims.sub, email, name: email && shopName(claims.name, email) };
    },
  };
}

const exchangeCode: TokenEndpointHandler["request"] = async ({
  client,
  provider,
  params,
  checks,
}) => {
  requireOwnName(client.issuer.metadata.issuer);
  client[custom.clock_tolerance] = clockTolerance;
  for (let attempt = 1; ; attempt++) {
    try {
      return { tokens: await client.callback(provider.callbackUrl, params, checks) };
    } catch (error) {
      if (attempt === tokenAttempts || !isTransient(error)) throw error;
      await sleep(attempt * 200);
    }
  }
};

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/** openid-client believes the name in the issuer's metadata, which tokens are compared with. */
function requireOwnName(issuer: string) {
  if (withoutSlash(issuer) === withoutSlash(env("identity").OIDC_ISSUER)) return;
  throw new Error(`The issuer's metadata names another one than OIDC_ISSUER: ${issuer}`);
}

/** A network failure, a timeout or a 5xx response, as opposed to a rejection or a failed check. */
function isTransient(error: unknown): boolean {
  if (error instanceof errors.OPError) return (error.response?.statusCode ?? 0) >= 500;
  if (error instanceof errors.RPError)
    return error.message.startsWith("outgoing request timed out");
  return error instanceof Error && "syscall" in error;
}
