"use client";

import { useSyncExternalStore } from "react";
import type { Profile } from "@/lib/accounts/rules";
import { ShopError } from "@/lib/errors";
import { callApi, onSignedOut } from "@/lib/http/client";
import { dispatch, shopState, subscribe } from "@/lib/state/client";
import { decodeProfile } from "./decode-token";

const key = "token";

// They bring their schemas along, which weigh more than a page: only those who call load them.
const endpoints = () => import("./endpoints");

/** "unknown" until the stored token was judged; nothing is shown of either kind of visitor before. */
export type Visitor =
  | { status: "unknown"; user: null }
  | { status: "guest"; user: null }
  | { status: "customer"; user: Profile };

const unknown: Visitor = { status: "unknown", user: null };
const guest: Visitor = { status: "guest", user: null };

let customer: Visitor = guest;

function visitor(): Visitor {
  const { user, isVisitorKnown } = shopState();
  if (!user) return isVisitorKnown ? guest : unknown;
  if (customer.user !== user) customer = { status: "customer", user };
  return customer;
}

/** Who looks at this page. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, visitor, () => unknown);

function storedToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeToken(token: string | null) {
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // A shut store: the login then lasts as long as the page.
  }
}

/** Whether the login that is in force happened on this tab, or was found by its page. */
let isHere = true;

export const isSignedInHere = (): boolean => isHere;

/** Takes over what a login, or a change of the profile, answered with. */
export function signIn(token: string): void {
  const user = decodeProfile(token);
  if (!user) throw new ShopError("bug", "The shop's answer could not be read. Please try again.");
  storeToken(token);
  isHere = true;
  // At hand by the time of a logout, which may be the last thing that a page does.
  void endpoints();
  dispatch({ type: "log-in", user });
}

function clearCustomer() {
  storeToken(null);
  dispatch({ type: "log-out" });
}

/** Here at once and on every open tab, whether or not the shop can be told. */
export async function signOut(): Promise<void> {
  clearCustomer();
  await endpoints()
    .then(({ postLogout }) => callApi(postLogout, { keepalive: true }))
    .catch(() => {});
}

/** Milliseconds. */
const retryAfter = 5_000;

/** At the start of a page: a stored token is shown to the shop, and silently dropped if refused. */
export async function startSession(): Promise<void> {
  if (shopState().isVisitorKnown) return;
  const token = storedToken();
  if (token === null) return dispatch({ type: "identify-guest" });
  if (!decodeProfile(token)) return clearCustomer();
  try {
    const { getValidate } = await endpoints();
    const answer = await callApi(getValidate, { headers: { Authorization: token } });
    if (storedToken() === token) signIn(answer.token);
  } catch (error) {
    const isRefused = error instanceof ShopError && error.code === "unauthorized";
    // A shop that cannot be reached has refused nobody: who looks stays open until it answers.
    if (!isRefused) setTimeout(startSession, retryAfter);
    else if (storedToken() === token) clearCustomer();
  }
}

/** Follows whoever else ends a login: other tabs, and the shop when it refuses to know one. */
export function watchSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const user = decodeProfile(storedToken() ?? "");
    isHere = false;
    dispatch(user ? { type: "log-in", user } : { type: "log-out" });
  };
  addEventListener("storage", follow);
  const stop = onSignedOut(() => {
    const token = storedToken();
    return () => {
      if (shopState().user && storedToken() === token) clearCustomer();
    };
  });
  return () => {
    removeEventListener("storage", follow);
    stop();
  };
}
