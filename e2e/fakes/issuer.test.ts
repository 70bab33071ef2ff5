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
const request = (more: Record<string, string> = {}) =>
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

test("whoever signs in is known by what was typed", async () => {
  const back = await answerIssuer(request(), { email: "Ada@example.com", name: "Ada" });
  const tokens = await exchange(back);
  expect(await client.userinfo(tokens)).toMatchObject({
    email: "Ada@example.com",
    name: "Ada",
    email_verified: true,
  });
  expect(tokens.claims()).toMatchObject({ iss: issuer.url, aud: shopClient.id, nonce: "n" });
});

test("the same address is the same account, and another id another one", async () => {
  const subjectOf = async (person: { email: string; sub?: string }) =>
    (await exchange(await answerIssuer(request(), person))).claims().sub;
  const first = await subjectOf({ email: "bob@example.com" });
  expect(await subjectOf({ email: "BOB@example.com" })).toBe(first);
  expect(await subjectOf({ email: "bob@example.com", sub: "bob-2" })).toBe("bob-2");
});

test("an address that was not ticked as verified is not", async () => {
  const back = await answerIssuer(request(), { email: "eve@example.com", isVerified: false });
  const profile = await client.userinfo(await exchange(back));
  expect(profile.email_verified).toBe(false);
});

test("whoever cancels comes back without a code", async () => {
  const back = await answerIssuer(request(), "cancel");
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.has("code")).toBe(false);
});

test("nothing works without PKCE, nor with another's verifier", async () => {
  const plain = client.authorizationUrl({ scope, redirect_uri: redirectUri, state: "s" });
  const response = await fetch(plain, { redirect: "manual" });
  expect(response.headers.get("location")).toContain("error=invalid_request");
  const back = await answerIssuer(request(), { email: "mallory@example.com" });
  const stolen = exchange(back, { code_verifier: generators.codeVerifier() });
  await expect(stolen).rejects.toBeInstanceOf(errors.OPError);
});

test("only the shop's own address is sent anything", async () => {
  const response = await fetch(request({ redirect_uri: "https://evil.test/elsewhere" }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("redirect_uri");
});

test("it fails and hangs on demand, and recovers", async () => {
  const order = (faults: object) =>
    fetch(`${issuer.url}/faults`, { method: "POST", body: JSON.stringify(faults) });
  const configuration = `${issuer.url}/.well-known/openid-configuration`;
  await order({ path: "/.well-known", times: 1, status: 503 });
  expect((await fetch(configuration)).status).toBe(503);
  expect((await fetch(configuration)).status).toBe(200);
  await order({ times: 1, hang: true });
  await expect(fetch(configuration, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
});
