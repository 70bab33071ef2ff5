"use client";

import { useSyncExternalStore } from "react";
import { currentTranslations } from "#current-translations";
import { localStore } from "@/lib/browser-storage";
import { ShopError } from "@/lib/errors";
import { onSignedOut } from "@/lib/platform/http/signed-out";
import type { Profile } from "@/lib/platform/sessions/rules";
import { dispatch, shopState, subscribe } from "@/lib/platform/state/client";
import { onRestoredPage } from "@/lib/restored-page";
import { decodeProfile } from "./decode-token";

const t = currentTranslations("connection");

const key = "token";

// Loaded on demand: with their zod schemas, the requests are larger than the page's own script.
const requests = () => import("./client-requests");

/**
 * "unknown" until the stored token is validated; until then neither the guest's nor the customer's
 * interface is shown.
 */
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

/** The visitor of this browser. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, visitor, () => unknown);

const storedToken = (): string | null => localStore.read(key);

/** Whether this tab signed in, or restored the login when it loaded, rather than followed another tab. */
let didThisTabSignIn = true;

export const isOwnSignIn = (): boolean => didThisTabSignIn;

/** Stores the access token that a login or a profile change returned. */
export function signIn(token: string): void {
  const user = decodeProfile(token);
  if (!user) throw new ShopError("bug", t("unreadableAnswer"));
  localStore.write(key, token);
  didThisTabSignIn = true;
  // Preloaded, because a logout may be the last request of a page.
  void requests();
  dispatch({ type: "log-in", user });
}

function clearCustomer() {
  localStore.write(key, null);
  dispatch({ type: "log-out" });
}

/** Takes effect on every open tab at once, even if the request fails. */
export async function signOut(): Promise<void> {
  clearCustomer();
  await requests()
    .then(({ requestLogout }) => requestLogout())
    .catch(() => {});
}

const retryDelayMs = 5_000;

/** When a page loads: validates the stored token, and removes it silently if it is rejected. */
export async function startSession(): Promise<void> {
  if (shopState().isVisitorKnown) return;
  const token = storedToken();
  if (token === null) return dispatch({ type: "identify-guest" });
  if (!decodeProfile(token)) return clearCustomer();
  try {
    const { requestValidation } = await requests();
    const validated = await requestValidation(token);
    if (storedToken() === token) signIn(validated.token);
  } catch (error) {
    const isRejected = error instanceof ShopError && error.code === "unauthorized";
    // If the server cannot be reached, the visitor stays "unknown" and validation is retried.
    if (!isRejected) setTimeout(startSession, retryDelayMs);
    else if (storedToken() === token) clearCustomer();
  }
}

/**
 * Follows logins and logouts of other tabs, also of those while this page was in the back-forward
 * cache, and 401 responses of the API.
 */
export function watchSession(): () => void {
  const follow = () => {
    const user = decodeProfile(storedToken() ?? "");
    didThisTabSignIn = false;
    dispatch(user ? { type: "log-in", user } : { type: "log-out" });
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow();
  };
  addEventListener("storage", onStorage);
  const stopFollowing = onRestoredPage(follow);
  const stop = onSignedOut(() => {
    const token = storedToken();
    return () => {
      if (shopState().user && storedToken() === token) clearCustomer();
    };
  });
  return () => {
    removeEventListener("storage", onStorage);
    stopFollowing();
    stop();
  };
}
