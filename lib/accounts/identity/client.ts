"use client";

import { callApi } from "@/lib/http/client";
import { signIn } from "@/lib/sessions/client";
import { signInErrorOf } from "./rules";

// They bring their schemas along: only those who call load them.
const endpoints = () => import("./endpoints");

/** Where to sign in at the identity provider, so as to come back to a page of ours. */
export async function beginIdentityLogin(callbackUrl: string): Promise<string> {
  const { getCsrfToken, postSignIn } = await endpoints();
  const { csrfToken } = await callApi(getCsrfToken);
  const { url } = await callApi(postSignIn, { body: { csrfToken, callbackUrl } });
  return url;
}

/** Turns the ticket that the provider's login left in this browser into a session. */
export async function finishIdentityLogin(): Promise<void> {
  const { getIdentity, postLogin0 } = await endpoints();
  const identity = await callApi(getIdentity);
  signIn(await callApi(postLogin0, { body: identity }));
}

/** Signs in on this very page, for where popups are blocked: it is left, and comes back. */
export async function redirectToIdentityProvider(): Promise<void> {
  location.assign(await beginIdentityLogin(location.pathname + location.search));
}

/** Whether this page was just come back to, and what went wrong meanwhile. Asked once: it forgets. */
export function consumeSignInResult(): { problem: string | null } | null {
  const url = new URL(location.href);
  const ending = url.searchParams.get("identity");
  if (ending === null) return null;
  url.searchParams.delete("identity");
  history.replaceState(history.state, "", url);
  return { problem: signInErrorOf(ending) };
}
