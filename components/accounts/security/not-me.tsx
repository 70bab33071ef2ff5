"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { raiseAlarm } from "@/lib/accounts/security/client";
import type { RaisedAlarm } from "@/lib/accounts/security/schemas";
import { emailLinks } from "@/lib/email-links";
import { signOut } from "@/lib/platform/sessions/client";
import { PutBack } from "./put-back";

/**
 * Closes an account by a click, not when the page is opened, because email scanners open links,
 * too.
 */
export function NotMe() {
  const t = useTranslations("notMe");
  const localized = useLocalizedPath();
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [raised, setRaised] = useState<RaisedAlarm | null>(null);
  const resetPage = ({ token: reset }: RaisedAlarm) => localized(emailLinks.resetPassword(reset));
  useEffect(() => setToken(location.hash.slice(1)), []);

  async function close() {
    setIsBusy(true);
    try {
      const raised = await raiseAlarm(token ?? "");
      await signOut();
      if (raised.putBack.length > 0) setRaised(raised);
      else location.replace(resetPage(raised));
    } catch (error) {
      setRefusal(errorMessage(error));
      setIsBusy(false);
    }
  }

  if (raised) return <PutBack putBack={raised.putBack} resetPage={resetPage(raised)} />;
  return (
    <div className="mt-8 min-h-28">
      {token === "" && <p>{t("noLink")}</p>}
      {token && !refusal && (
        <button type="button" disabled={isBusy} className={`${button()} w-full`} onClick={close}>
          {isBusy ? t("closing") : t("close")}
        </button>
      )}
      <p role="alert" className="text-bad text-lg">
        {refusal}
      </p>
    </div>
  );
}
