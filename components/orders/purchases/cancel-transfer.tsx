"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatMoney } from "@/lib/money";
import { refreshCart } from "@/lib/orders/cart/client";
import { cancelTransfer } from "@/lib/orders/checkout/client";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { purchasesTexts as texts } from "./texts";

/** Cancels an order whose bank transfer has not arrived, once the customer has confirmed it. */
export function CancelTransfer({ invoice }: { invoice: Invoice }) {
  const { id, totalCents: cents, currency } = invoice;
  const { refresh } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    const isWanted = await showAlert({
      title: texts.cancelTitle(id),
      text: texts.cancelText(formatMoney({ cents, currency })),
      tone: "warn",
      confirm: texts.cancelYes,
      cancel: texts.cancelNo,
    });
    if (!isWanted) return;
    setIsBusy(true);
    await cancelTransfer(id).catch(showError);
    refresh();
    await refreshCart(true).catch(() => []);
    setIsBusy(false);
  };
  return (
    <span className="md:mt-2 md:-ml-3.5 md:block">
      <button
        type="button"
        disabled={isBusy}
        className={button("quiet", "medium")}
        onClick={cancel}
      >
        <span>{isBusy ? texts.oneMoment : texts.cancel}</span>
        <span className="sr-only">{texts.ofOrder(id)}</span>
      </button>
    </span>
  );
}
