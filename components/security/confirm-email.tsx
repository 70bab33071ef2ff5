"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { loginHref } from "@/lib/accounts/login-redirect";
import { confirmEmail } from "@/lib/accounts/security/client";
import { sessionStore } from "@/lib/browser-storage";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/sessions/client";
import { confirmTexts as texts } from "./texts";

const key = "confirm-email";

/** The token after the hash of the link. Kept in this tab while the customer signs in. */
function takeToken(): string {
  const token = location.hash.slice(1) || sessionStore.read(key) || "";
  sessionStore.write(key, token);
  history.replaceState(history.state, "", location.pathname);
  return token;
}

/** Uses an emailed link by a click: programs that look into mailboxes open links, too. */
export function ConfirmEmail() {
  const { status, user } = useVisitor();
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<{ text: string; isGood: boolean } | null>(null);
  useEffect(() => {
    const take = () => {
      setResult(null);
      setToken(takeToken());
    };
    take();
    // Another link that is opened in this tab.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);

  async function confirm() {
    setIsBusy(true);
    try {
      const { email, outcome } = await confirmEmail(token ?? "");
      setResult({ text: texts.outcomes[outcome](email), isGood: true });
    } catch (error) {
      setResult({ text: errorMessage(error), isGood: false });
    } finally {
      sessionStore.write(key, null);
      setIsBusy(false);
    }
  }

  const isReady = token !== null && status !== "unknown";
  return (
    <div className="mt-8 min-h-40">
      {isReady && !token && <p>{texts.noLink}</p>}
      {isReady && token && !result && status === "guest" && <SignInFirst />}
      {isReady && token && !result && user && (
        <>
          <p className="mb-5 [overflow-wrap:anywhere]">{texts.signedInAs(user.email)}</p>
          <button
            type="button"
            disabled={isBusy}
            className={`${button()} w-full`}
            onClick={confirm}
          >
            {isBusy ? texts.confirming : texts.confirm}
          </button>
        </>
      )}
      <p
        role="status"
        className={`text-lg [overflow-wrap:anywhere] ${result?.isGood ? "text-good" : "text-bad"}`}
      >
        {result?.text}
      </p>
      {(result || token === "") && status === "customer" && (
        <Link href={links.profile} prefetch={false} className={`${button("secondary")} mt-5`}>
          {texts.toProfile}
        </Link>
      )}
    </div>
  );
}

const SignInFirst = () => (
  <>
    <p className="mb-5">{texts.signInFirst}</p>
    <Link href={loginHref(links.confirmEmail)} prefetch={false} className={`${button()} w-full`}>
      {texts.signIn}
    </Link>
  </>
);
