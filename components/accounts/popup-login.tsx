"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { openSignInPopup } from "@/lib/accounts/client-popup";
import {
  consumeSignInResult,
  finishIdentityLogin,
  redirectToIdentityProvider,
} from "@/lib/accounts/identity/client";
import { isForCode } from "@/lib/accounts/second-factor/client";
import { ShopError } from "@/lib/errors";
import { CodeField } from "./code-field";

type Step = "idle" | "waiting" | "leaving" | "finishing" | "code" | "closed";

/**
 * Signs in with the identity provider: in a popup, or by a redirect of this page when popups are
 * blocked. `children` are further ways without a password.
 */
export function PopupLogin({ children }: { children: ReactNode }) {
  const t = useTranslations("identityLogin");
  const [step, setStep] = useState<Step>("idle");
  const stopWaiting = useRef(() => {});

  const fail = (error: unknown) => {
    setStep("idle");
    void showError(error);
  };
  const complete = (code?: string) => {
    setStep("finishing");
    finishIdentityLogin(code).catch((error: unknown) => {
      if (!isForCode(error)) return fail(error);
      setStep("code");
      if (code) void showError(error);
    });
  };
  const finish = (problem: string | null) => {
    if (problem === null) complete();
    else fail(new ShopError("provider_failed", problem));
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
      onTimeout: () => fail(new ShopError("provider_failed", t("tookTooLong"))),
    });
    setStep(stop ? "waiting" : "leaving");
    if (stop) stopWaiting.current = stop;
    else redirectToIdentityProvider().catch(fail);
  };

  return (
    <div className="mt-4">
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {children}
      <button
        type="button"
        disabled={step === "finishing" || step === "leaving"}
        className={`${button("secondary")} mt-4 w-full`}
        onClick={start}
      >
        {t("signInWith")}
      </button>
      {step === "code" && <CodeForm onSubmit={complete} />}
      <p role="status" className="mt-2 min-h-12 text-ink-soft text-sm">
        {step !== "idle" && t(step)}
      </p>
    </div>
  );
}

/** For an account with a second factor. */
function CodeForm({ onSubmit }: { onSubmit: (code: string) => void }) {
  const t = useTranslations("login");
  const accountText = useTranslations("account");
  const [code, setCode] = useState("");
  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) onSubmit(code);
      }}
    >
      <CodeField
        label={t("code")}
        hint={t("codeHint")}
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className={`${button()} w-full`}>
        {accountText("login")}
      </button>
    </form>
  );
}
