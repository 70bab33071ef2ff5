import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { json, startFakeService } from "@/e2e/fakes/http-service";
import { newBrowser } from "@/e2e/support/sign-in";
import { env } from "@/lib/env";

const keys = await generateKeyPair("RS256", { extractable: true });
const otherKeys = await generateKeyPair("RS256");
const jwk = { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "RS256", use: "sig" };

/** The token that the issuer answers with. */
let idToken = "";

/** An issuer that gives away any token. */
const issuer = await startFakeService(0, ({ url: { pathname } }) => {
  const { url } = issuer;
  const answers: Record<string, unknown> = {
    "/.well-known/openid-configuration": {
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    },
    "/jwks": { keys: [jwk] },
    "/token": { access_token: "x", token_type: "Bearer", expires_in: 60, id_token: idToken },
  };
  return json(answers[pathname]);
});
beforeEach(() => void vi.stubEnv("OIDC_ISSUER", issuer.url));
afterAll(issuer.stop);

type Claims = JWTPayload & { nonce: string };
type Sign = (claims: Claims) => string | Promise<string>;

const signed = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(key);

const secretOfClient = () => new TextEncoder().encode(env("identity").OIDC_CLIENT_SECRET);

/** Signs in with the token that `sign` makes of the right claims; returns how that ends. */
async function signInWith(sign: Sign): Promise<string | null> {
  const browser = newBrowser();
  const { url: address } = (await (await browser.begin()).json()) as { url: string };
  const { searchParams } = new URL(address);
  const now = Math.floor(Date.now() / 1000);
  idToken = await sign({
    iss: issuer.url,
    aud: env("identity").OIDC_CLIENT_ID,
    sub: "ada",
    email: "ada@example.com",
    email_verified: true,
    nonce: searchParams.get("nonce") ?? "",
    iat: now,
    exp: now + 60,
  });
  const state = searchParams.get("state") ?? "";
  const back = await browser.end(`/api/auth/callback/oidc?code=x&state=${state}`);
  return new URL(back.headers.get("location") ?? "").searchParams.get("identity");
}

test("a token with the right signature and claims is accepted", async () => {
  expect(await signInWith((claims) => signed(claims))).toBe("verified");
});

const past = Math.floor(Date.now() / 1000) - 3600;

/** @requirement Identity provider: A token that the issuer has not signed for this shop and this sign-in opens nothing */
test.each<[string, Sign]>([
  ["the signature of another key", (claims) => signed(claims, otherKeys.privateKey)],
  ["no signature", (claims) => new UnsecuredJWT(claims).encode()],
  [
    "the shop's own secret as its key",
    (claims) => new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secretOfClient()),
  ],
  ["changed claims", async (claims) => withClaims(await signed(claims), { ...claims, sub: "eve" })],
  ["another audience", (claims) => signed({ ...claims, aud: "another-shop" })],
  ["another issuer", (claims) => signed({ ...claims, iss: "https://evil.test" })],
  ["the nonce of another sign-in", (claims) => signed({ ...claims, nonce: "x" })],
  ["no nonce", ({ nonce: _, ...claims }) => signed(claims)],
  ["an hour of age", (claims) => signed({ ...claims, iat: past - 60, exp: past })],
])("a token with %s opens nothing", async (_, sign) => {
  expect(await signInWith(sign)).toBe("failed");
});

function withClaims(token: string, claims: JWTPayload): string {
  const [header = "", , signature = ""] = token.split(".");
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return [header, payload, signature].join(".");
}
