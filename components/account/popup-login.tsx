"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import {
  consumeSignInResult,
  finishIdentityLogin,
  redirectToIdentityProvider,
} from "@/lib/accounts/identity/client";
import { openSignInPopup } from "@/lib/accounts/popup/client";
import { identityTexts } from "./texts";

type Step = keyof typeof identityTexts.steps;

/** Signs in with the identity provider: in a popup, or by a redirect of this page when popups are blocked. */
export function PopupLogin() {
  const [step, setStep] = useState<Step>("idle");
  const stopWaiting = useRef(() => {});

  const fail = (error: unknown) => {
    setStep("idle");
    void showError(error);
  };
  const finish = (problem: string | null) => {
    if (problem !== null) return fail(new Error(problem));
    setStep("finishing");
    finishIdentityLogin().catch(fail);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount, for the return of a redirect
  useEffect(() => {
    const result = consumeSignInResult();
    if (result) finish(result.problem);
    return () => stopWaiting.current();
  }, []);

  const start = () => {
    stopWaiting.current();
    const stop = openSignInPopup({
      onReport: finish,
      onClosed: () => setStep("closed"),
      onTimeout: () => fail(new Error(identityTexts.tookTooLong)),
    });
    setStep(stop ? "waiting" : "leaving");
    if (stop) stopWaiting.current = stop;
    else redirectToIdentityProvider().catch(fail);
  };

  return (
    <div className="mt-4">
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {identityTexts.or}
      </p>
      <button
        type="button"
        disabled={step === "finishing" || step === "leaving"}
        className={`${button("secondary")} mt-4 w-full`}
        onClick={start}
      >
        {identityTexts.signInWith}
      </button>
      <p role="status" className="mt-2 min-h-12 text-ink-soft text-sm">
        {identityTexts.steps[step]}
      </p>
    </div>
  );
}
