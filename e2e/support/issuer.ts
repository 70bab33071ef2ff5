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

/** The identity provider of one test file: well-behaved at the start of every test. */
export function startTestIssuer() {
  let service: FakeService;
  const injectFaults = (faults: Partial<Faults>) =>
    fetch(`${service.url}/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startIssuer();
    process.env.OIDC_ISSUER = service.url;
  });
  beforeEach(async () => {
    await injectFaults({});
  });
  afterAll(() => service.stop());

  return { url: () => service.url, misbehave: injectFaults };
}

/** Opens the address the shop sent the browser to, answers the sign-in page, and returns where that leads. */
export async function answerIssuer(url: string, person: IssuerAccount | "cancel"): Promise<URL> {
  const jar = new CookieJar();
  const issuer = new URL(url).origin;
  const visit = async (address: URL, init: RequestInit = {}) => {
    const headers = { cookie: jar.header };
    const response = jar.store(await fetch(address, { ...init, headers, redirect: "manual" }));
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status} ${await response.text()}`);
    return new URL(location, address);
  };

  const signInPage = await visit(new URL(url));
  let next = await visit(signInPage, { method: "POST", body: formOf(person) });
  while (next.origin === issuer) next = await visit(next);
  return next;
}

function formOf(person: IssuerAccount | "cancel") {
  if (person === "cancel") return new URLSearchParams({ answer: "cancel" });
  const { email, name = "Ada Lovelace", sub, isVerified = true } = person;
  return new URLSearchParams({
    answer: "sign-in",
    email,
    name,
    ...(sub ? { sub } : {}),
    ...(isVerified ? { verified: "on" } : {}),
  });
}
