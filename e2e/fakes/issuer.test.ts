import { errors, generators, Issuer } from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerIssuer } from "../support/issuer";
import type { FakeService } from "./http-service";
import { startIssuer } from "./issuer";
import { shopClient } from "./issuer/provider";

const redirectUri = "https://shop.test/api/auth/callback/oidc";

let issuer: FakeService;
let client: InstanceType<Issuer["Client"]>;

beforeAll(async () => {
  issuer = await startIssuer();
  const { Client } = await Issuer.discover(issuer.url);
  client = new Client({ client_id: shopClient.id, client_secret: shopClient.secret });
});
afterAll(() => issuer.stop());

const scope = "openid email profile";
const verifier = generators.codeVerifier();
const authorizationUrl = (more: Record<string, string> = {}) =>
  client.authorizationUrl({
    scope,
    redirect_uri: redirectUri,
    state: "s",
    nonce: "n",
    code_challenge: generators.codeChallenge(verifier),
    code_challenge_method: "S256",
    ...more,
  });

const exchange = (back: URL, checks = {}) =>
  client.callback(redirectUri, client.callbackParams(back.href), {
    state: "s",
    nonce: "n",
    code_verifier: verifier,
    ...checks,
  });

test("the account has the name and email that were typed", async () => {
  const back = await answerIssuer(authorizationUrl(), { email: "Ada@example.com", name: "Ada" });
  const tokens = await exchange(back);
  expect(await client.userinfo(tokens)).toMatchObject({
    email: "Ada@example.com",
    name: "Ada",
    email_verified: true,
  });
  expect(tokens.claims()).toMatchObject({ iss: issuer.url, aud: shopClient.id, nonce: "n" });
});

test("the same email is the same account, another subject is another account", async () => {
  const subjectOf = async (account: { email: string; sub?: string }) =>
    (await exchange(await answerIssuer(authorizationUrl(), account))).claims().sub;
  const first = await subjectOf({ email: "bob@example.com" });
  expect(await subjectOf({ email: "BOB@example.com" })).toBe(first);
  expect(await subjectOf({ email: "bob@example.com", sub: "bob-2" })).toBe("bob-2");
});

test("an email that was not ticked as verified is unverified", async () => {
  const back = await answerIssuer(authorizationUrl(), {
    email: "eve@example.com",
    isVerified: false,
  });
  const profile = await client.userinfo(await exchange(back));
  expect(profile.email_verified).toBe(false);
});

test("canceling redirects back without a code", async () => {
  const back = await answerIssuer(authorizationUrl(), "cancel");
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.has("code")).toBe(false);
});

test("without PKCE or with a wrong verifier the exchange fails", async () => {
  const plain = client.authorizationUrl({ scope, redirect_uri: redirectUri, state: "s" });
  const response = await fetch(plain, { redirect: "manual" });
  expect(response.headers.get("location")).toContain("error=invalid_request");
  const back = await answerIssuer(authorizationUrl(), { email: "mallory@example.com" });
  const stolen = exchange(back, { code_verifier: generators.codeVerifier() });
  await expect(stolen).rejects.toBeInstanceOf(errors.OPError);
});

test("an unregistered redirect URI is refused", async () => {
  const response = await fetch(authorizationUrl({ redirect_uri: "https://evil.test/elsewhere" }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("redirect_uri");
});

test("injected faults fail or hang, then the issuer recovers", async () => {
  const injectFaults = (faults: object) =>
    fetch(`${issuer.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });
  const configuration = `${issuer.url}/.well-known/openid-configuration`;
  await injectFaults({ path: "/.well-known", times: 1, status: 503 });
  expect((await fetch(configuration)).status).toBe(503);
  expect((await fetch(configuration)).status).toBe(200);
  await injectFaults({ times: 1, hang: true });
  await expect(fetch(configuration, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
});
