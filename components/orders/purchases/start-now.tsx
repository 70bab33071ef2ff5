"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { startNow } from "@/lib/orders/checkout/withdrawal/client";

/** Until when a consumer's order waits, and the consent by which it starts at once. */
export function StartNow({ orderId, lastDay }: { orderId: number; lastDay: string }) {
  const t = useTranslations("startNow");
  const consent = useTranslations("startConsent");
  const language = useLanguage();
  const { refresh } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    const isWanted = await showAlert({
      title: t("title", { id: String(orderId) }),
      text: consent("text"),
      tone: "warn",
      confirm: t("start"),
      cancel: t("wait"),
    });
    if (!isWanted) return;
    setIsBusy(true);
    await startNow(orderId).catch(showError);
    refresh();
    setIsBusy(false);
  };
  return (
    <div role="note" className="w-full rounded-control border border-warn px-4 py-3">
      <p>{t("waits", { day: formatDay(lastDay, "UTC", language) })}</p>
      <button
        type="button"
        disabled={isBusy}
        className={`${button("secondary", "medium")} mt-3`}
        onClick={start}
      >
        <span>{isBusy ? t("oneMoment") : t("start")}</span>
        <span className="sr-only">{t("ofOrder", { id: String(orderId) })}</span>
      </button>
    </div>
  );
}
