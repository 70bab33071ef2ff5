"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { formatDay } from "@/lib/dates";
import { keepAccount } from "@/lib/privacy/client";

/**
 * Until when a customer can cancel the deletion of the account. At the end of the page, so that
 * nothing moves when the banner appears.
 */
export function LeavingBanner({ deletesAt }: { deletesAt: string }) {
  const t = useTranslations("leaving");
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  async function keep() {
    setIsBusy(true);
    try {
      await keepAccount();
    } catch (error) {
      setRefusal(errorMessage(error, t("failed")));
      setIsBusy(false);
    }
  }

  return (
    <section aria-label={t("label")} className="sticky bottom-0 z-30 border-line border-t bg-card">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="text-warn">
          <span>{t("leaving", { date: formatDay(deletesAt, "UTC", language) })}</span>
          <span role="alert" className="block text-bad text-sm empty:hidden">
            {refusal}
          </span>
        </p>
        <button
          type="button"
          disabled={isBusy}
          className={button("secondary", "medium")}
          onClick={keep}
        >
          {t("keep")}
        </button>
      </div>
    </section>
  );
}
