"use client";

import { links } from "@/lib/links";
import { beginIdentityLogin, consumeSignInResult } from "../identity/client";

/** Milliseconds. */
const timeLimit = 60_000;
const lookEvery = 500;

const size = { width: 400, height: 600 } as const;

/** All windows of the shop hear what a popup reports; the attempt says whom it concerns. */
const channelName = "presetry-sign-in";

interface Report {
  attempt: string;
  /** What went wrong, in words; null when the identity provider vouched for somebody. */
  problem: string | null;
}

interface Listener {
  onReport: (problem: string | null) => void;
  onClosed: () => void;
  onTimeUp: () => void;
}

/**
 * Opens the popup, and tells how it ends. Called from the click itself, or browsers block it; null when
 * they do all the same. Returns what stops the waiting.
 */
export function openSignInPopup(listener: Listener): (() => void) | null {
  const attempt = crypto.randomUUID();
  const popup = window.open(
    `${links.popupStart}?${new URLSearchParams({ attempt })}`,
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

function watch(popup: Window, attempt: string, { onReport, onClosed, onTimeUp }: Listener) {
  const channel = new BroadcastChannel(channelName);
  let isClosed = false;

  const timer = setTimeout(() => {
    stop();
    if (isClosed) return;
    popup.close();
    onTimeUp();
  }, timeLimit);

  // Seen closed twice: the first time its report may still be on the way. It counts even later, for
  // an issuer that isolates its pages looks closed to us while somebody signs in there.
  let wasClosed = false;
  const look = setInterval(() => {
    if (popup.closed && wasClosed) {
      clearInterval(look);
      isClosed = true;
      onClosed();
    }
    wasClosed = popup.closed;
  }, lookEvery);

  const stop = () => {
    clearTimeout(timer);
    clearInterval(look);
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

/** The popup's first page: on to the issuer, or back with the reason why not. */
export async function startPopupSignIn(): Promise<void> {
  const attempt = attemptOfThisPopup();
  try {
    const end = `${links.popupEnd}?${new URLSearchParams({ attempt })}`;
    location.replace(await beginIdentityLogin(end));
  } catch (error) {
    report({ attempt, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The popup's last page: tells the window that waits for it, and closes. */
export function finishPopupSignIn(): void {
  const ending = consumeSignInResult();
  if (ending) report({ attempt: attemptOfThisPopup(), ...ending });
}
