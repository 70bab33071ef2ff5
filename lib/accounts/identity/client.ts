"use client";

import { callApi } from "@/lib/platform/http/client";
import { signIn } from "@/lib/platform/sessions/client";
import { signInErrorOf } from "./rules";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** The identity provider's sign-in URL; `callbackUrl` is the page of this shop to return to. */
export async function beginIdentityLogin(callbackUrl: string): Promise<string> {
  const { getCsrfToken, postSignIn } = await endpoints();
  const { csrfToken } = await callApi(getCsrfToken);
  const { url } = await callApi(postSignIn, { body: { csrfToken, callbackUrl } });
  return url;
}

/**
 * Exchanges the ticket cookie that the provider's login set for a session. `code` is that of the
 * second factor.
 */
export async function finishIdentityLogin(code?: string): Promise<void> {
  const { getIdentity, postLogin0 } = await endpoints();
  const identity = await callApi(getIdentity);
  signIn(await callApi(postLogin0, { body: { ...identity, code } }));
}

/** Signs in by a full-page redirect, for browsers that block popups. */
export async function redirectToIdentityProvider(): Promise<void> {
  location.assign(await beginIdentityLogin(location.pathname + location.search));
}

/** Reads the `identity` parameter after a return from the provider and removes it; null without one. */
export function consumeSignInResult(): { problem: string | null } | null {
  const url = new URL(location.href);
  const result = url.searchParams.get("identity");
  if (result === null) return null;
  url.searchParams.delete("identity");
  history.replaceState(history.state, "", url);
  return { problem: signInErrorOf(result) };
}
