"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { Link } from "@/components/ui/link";
import { stopDraftEmail } from "@/lib/customization/draft-emails/client";
import { links } from "@/lib/links";

/**
 * Stops the emails by a click, not when the page is opened, because email scanners open links, too.
 */
export function StopDraftEmail() {
  const t = useTranslations("stopDraftEmail");
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState("");
  useEffect(() => setToken(location.hash.slice(1)), []);

  async function stop() {
    setIsBusy(true);
    try {
      await stopDraftEmail(token ?? "");
      setIsDone(true);
    } catch (error) {
      setRefusal(errorMessage(error));
    }
    setIsBusy(false);
  }

  return (
    <div className="mt-8 min-h-28">
      {token === "" && <p>{t("noLink")}</p>}
      {token && !isDone && !refusal && (
        <button type="button" disabled={isBusy} className={`${button()} w-full`} onClick={stop}>
          {isBusy ? t("stopping") : t("stop")}
        </button>
      )}
      <p role="status" className="text-lg">
        {isDone && t("stopped")}
      </p>
      <p role="alert" className="text-bad text-lg">
        {refusal}
      </p>
      {(token === "" || isDone || refusal) && (
        <Link
          href={links.drafts}
          className="mt-4 inline-block text-accent underline underline-offset-4"
        >
          {t("toDrafts")}
        </Link>
      )}
    </div>
  );
}
