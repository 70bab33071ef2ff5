import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startIssuer } from "../fakes/issuer";
import type { Faults } from "../fakes/issuer/faults";
import { CookieJar } from "./cookie-jar";

export interface IssuerAccount {
  email: string;
  name?: string;
  sub?: string;
  isVerified?: boolean;
}

/** The fake identity provider of one test file, without faults at the start of every test. */
export function startTestIssuer() {
  let service: FakeService;
  const injectFaults = (faults: Partial<Faults>) =>
    fetch(`${service.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startIssuer();
    process.env.OIDC_ISSUER = service.url;
  });
  beforeEach(async () => {
    await injectFaults({});
  });
  afterAll(() => service.stop());

  return { url: () => service.url, injectFaults };
}

/** Follows the redirect to the issuer, submits its sign-in page, and returns the callback URL. */
export async function answerIssuer(url: string, account: IssuerAccount | "cancel"): Promise<URL> {
  const jar = new CookieJar();
  const issuer = new URL(url).origin;
  const visit = async (url: URL, init: RequestInit = {}) => {
    const headers = { cookie: jar.header };
    const response = jar.store(await fetch(url, { ...init, headers, redirect: "manual" }));
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status} ${await response.text()}`);
    return new URL(location, url);
  };

  const signInPage = await visit(new URL(url));
  let next = await visit(signInPage, { method: "POST", body: formOf(account) });
  while (next.origin === issuer) next = await visit(next);
  return next;
}

function formOf(account: IssuerAccount | "cancel") {
  if (account === "cancel") return new URLSearchParams({ answer: "cancel" });
  const { email, name = "Ada Lovelace", sub, isVerified = true } = account;
  return new URLSearchParams({
    answer: "sign-in",
    email,
    name,
    ...(sub ? { sub } : {}),
    ...(isVerified ? { verified: "on" } : {}),
  });
}
