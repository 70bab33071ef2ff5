"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { Link } from "@/components/ui/link";
import { accountLinks } from "@/lib/account-links";
import { sessionStore } from "@/lib/browser-storage";
import { loginHref } from "@/lib/login-redirect";
import { useVisitor } from "@/lib/platform/sessions/client";

/** The token after the hash of the link. Kept in this tab while the customer signs in. */
function takeToken(path: string): string {
  const token = location.hash.slice(1) || sessionStore.read(path) || "";
  sessionStore.write(path, token);
  history.replaceState(history.state, "", location.pathname);
  return token;
}

interface LinkActionProps {
  /** The path of this page, to which the customer returns after signing in. */
  path: string;
  texts: { action: string; busy: string; noLink: string };
  /** Uses the token; resolves to the message that is shown then. */
  onUse: (token: string) => Promise<string>;
  /** The link after success; to the profile if left out. */
  next?: { href: string; label: string } | undefined;
}

interface Result {
  text: string;
  isGood: boolean;
}

/**
 * The page of an emailed link. The signed-in customer has to click a button, because email scanners
 * open links, too.
 */
export function LinkAction({ path, texts, onUse, next }: LinkActionProps) {
  const t = useTranslations("link");
  const { status, user } = useVisitor();
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const take = () => {
      setResult(null);
      setToken(takeToken(path));
    };
    take();
    // Another link was opened in this tab.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [path]);

  async function use() {
    setIsBusy(true);
    try {
      setResult({ text: await onUse(token ?? ""), isGood: true });
    } catch (error) {
      setResult({ text: errorMessage(error), isGood: false });
    } finally {
      sessionStore.write(path, null);
      setIsBusy(false);
    }
  }

  const way = (result?.isGood && next) || {
    href: accountLinks.security,
    label: t("toProfile"),
  };
  const isReady = token !== null && status !== "unknown";
  return (
    <div className="mt-8 min-h-40">
      {isReady && !token && <p>{texts.noLink}</p>}
      {isReady && token && !result && status === "guest" && (
        <>
          <p className="mb-5">{t("signInFirst")}</p>
          <Link href={loginHref(path)} className={`${button()} w-full`}>
            {t("signIn")}
          </Link>
        </>
      )}
      {isReady && token && !result && user && (
        <>
          <p className="mb-5 [overflow-wrap:anywhere]">{t("signedInAs", { email: user.email })}</p>
          <button type="button" disabled={isBusy} className={`${button()} w-full`} onClick={use}>
            {isBusy ? texts.busy : texts.action}
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
        <Link href={way.href} className={`${button("secondary")} mt-5`}>
          {way.label}
        </Link>
      )}
    </div>
  );
}
