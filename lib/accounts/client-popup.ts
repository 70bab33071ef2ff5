"use client";

import { accountLinks } from "@/lib/account-links";
import { inLanguage, languageOf } from "@/lib/languages.mjs";
import { beginIdentityLogin, consumeSignInResult } from "./identity/client";

const timeoutMs = 60_000;
const pollIntervalMs = 500;

const size = { width: 400, height: 600 } as const;

/** Every window of the shop receives a popup's message; `attempt` identifies the window it is for. */
const channelName = "presetry-sign-in";

const inLanguageOfPage = (path: string) => inLanguage(languageOf(location.pathname), path);

interface Report {
  attempt: string;
  /** The error message; null if the identity provider confirmed an identity. */
  problem: string | null;
}

interface Listener {
  onReport: (problem: string | null) => void;
  onClosed: () => void;
  onTimeout: () => void;
}

/**
 * Opens the popup and calls the listener with its result. Must be called in the click handler, or
 * browsers block it; null if it was blocked anyway. Returns a function that stops listening.
 */
export function openSignInPopup(listener: Listener): (() => void) | null {
  const attempt = crypto.randomUUID();
  const popup = window.open(
    `${inLanguageOfPage(accountLinks.popupStart)}?${new URLSearchParams({ attempt })}`,
    channelName,
    features(),
  );
  return popup && watch(popup, attempt, listener);
}

function features(): string {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + (outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

function watch(popup: Window, attempt: string, { onReport, onClosed, onTimeout }: Listener) {
  const channel = new BroadcastChannel(channelName);
  let isClosed = false;

  const timer = setTimeout(() => {
    stop();
    if (isClosed) return;
    popup.close();
    onTimeout();
  }, timeoutMs);

  // Closed only when two polls in a row say so: at the first, its message may not have arrived yet.
  // A message is accepted even later, because a popup on an issuer with a Cross-Origin-Opener-Policy
  // appears closed while the customer signs in there.
  let wasClosed = false;
  const poll = setInterval(() => {
    if (popup.closed && wasClosed) {
      clearInterval(poll);
      isClosed = true;
      onClosed();
    }
    wasClosed = popup.closed;
  }, pollIntervalMs);

  const stop = () => {
    clearTimeout(timer);
    clearInterval(poll);
    channel.close();
  };

  channel.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.attempt !== attempt) return;
    stop();
    onReport(data.problem);
  };
  return stop;
}

function report(message: Report) {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
  window.close();
}

const attemptOfThisPopup = () => new URLSearchParams(location.search).get("attempt") ?? "";

/** The popup's first page: redirects to the issuer, or reports why it cannot. */
export async function startPopupSignIn(): Promise<void> {
  const attempt = attemptOfThisPopup();
  try {
    const end = `${inLanguageOfPage(accountLinks.popupEnd)}?${new URLSearchParams({ attempt })}`;
    location.replace(await beginIdentityLogin(end));
  } catch (error) {
    report({ attempt, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The popup's last page: reports the result to the window that opened it and closes. */
export function finishPopupSignIn(): void {
  const result = consumeSignInResult();
  if (result) report({ attempt: attemptOfThisPopup(), ...result });
}
