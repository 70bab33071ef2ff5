"use client";

import { useEffect, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { logInWithPasskey, stopSuggesting, suggestPasskeys } from "@/lib/accounts/passkeys/client";
import { loginTexts } from "./texts";

/** Suggests them again after a refusal, such as of a challenge that another tab has replaced. */
const suggest = (): void =>
  void suggestPasskeys().catch((error: unknown) => showError(error).then(suggest));

/** A visitor who does none of these does not sign in: the page loads nothing more. */
const signsOfLife = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

function suggestOnFirstSign(): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    suggest();
  };
  for (const sign of signsOfLife) {
    addEventListener(sign, begin, { signal: waiting.signal, passive: true });
  }
  return () => {
    waiting.abort();
    stopSuggesting();
  };
}

/** Signs in with a passkey: one that the field for the address suggests, or one that this button asks for. */
export function PasskeyLogin() {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(suggestOnFirstSign, []);
  const start = () => {
    setIsBusy(true);
    logInWithPasskey().catch((error: unknown) => {
      setIsBusy(false);
      // The browser's dialog took the place of the suggestions.
      void showError(error).then(suggest);
    });
  };
  return (
    <button
      type="button"
      disabled={isBusy}
      className={`${button("secondary")} mt-4 w-full`}
      onClick={start}
    >
      {isBusy ? loginTexts.waitingForPasskey : loginTexts.withPasskey}
    </button>
  );
}
