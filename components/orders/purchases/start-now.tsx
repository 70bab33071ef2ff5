"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatWrittenDay } from "@/lib/dates";
import { startNow } from "@/lib/orders/checkout/withdrawal/client";
import { startConsent } from "@/lib/orders/checkout/withdrawal/texts";
import { startNowTexts as texts } from "./texts";

/** Until when a consumer's order waits, and the consent by which it starts at once. */
export function StartNow({ orderId, lastDay }: { orderId: number; lastDay: string }) {
  const { refresh } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    const isWanted = await showAlert({
      title: texts.title(orderId),
      text: startConsent.text,
      tone: "warn",
      confirm: texts.start,
      cancel: texts.wait,
    });
    if (!isWanted) return;
    setIsBusy(true);
    await startNow(orderId).catch(showError);
    refresh();
    setIsBusy(false);
  };
  return (
    <div role="note" className="w-full rounded-control border border-warn px-4 py-3">
      <p>{texts.waits(formatWrittenDay(lastDay))}</p>
      <button
        type="button"
        disabled={isBusy}
        className={`${button("secondary", "medium")} mt-3`}
        onClick={start}
      >
        <span>{isBusy ? texts.oneMoment : texts.start}</span>
        <span className="sr-only">{texts.ofOrder(orderId)}</span>
      </button>
    </div>
  );
}
