"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { logInWithPasskey, stopSuggesting, suggestPasskeys } from "@/lib/accounts/passkeys/client";

/**
 * Suggests passkeys again after a refusal, for example because another tab has replaced the
 * challenge.
 */
const suggest = (): void =>
  void suggestPasskeys().catch((error: unknown) => showError(error).then(suggest));

/** A visitor who does none of these does not sign in, so nothing more is loaded. */
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

/**
 * Signs in with a passkey: one that is suggested in the email field, or one that the browser's
 * dialog offers after a click on the button.
 */
export function PasskeyLogin() {
  const t = useTranslations("login");
  const [isBusy, setIsBusy] = useState(false);
  useEffect(suggestOnFirstSign, []);
  const start = () => {
    setIsBusy(true);
    logInWithPasskey().catch((error: unknown) => {
      setIsBusy(false);
      // The browser's dialog has ended the suggestions.
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
      {isBusy ? t("waitingForPasskey") : t("withPasskey")}
    </button>
  );
}
