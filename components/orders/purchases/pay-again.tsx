"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { goToPayPal } from "@/components/orders/checkout/go-to-paypal";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { bringBack, payAgain } from "@/lib/orders/checkout/client-pay-again";
import type { ChangedOrder } from "@/lib/orders/checkout/rules";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { purchasesTexts as texts } from "./texts";

/**
 * Starts a payment by PayPal of the same order; if something changed, says what, and links to the
 * cart with the order's items.
 */
export function PayAgain({ invoice }: { invoice: Invoice }) {
  const { push, refresh } = useRouter();
  const [isOpening, setIsOpening] = useState(false);
  const offerCart = async (changed: ChangedOrder) => {
    const hasRest = changed.presetIds.length > 0;
    const isWanted = await showAlert({
      title: texts.orderChanged,
      text: changed.text,
      tone: "warn",
      ...(hasRest ? { confirm: texts.seeCart, cancel: texts.notNow } : {}),
    });
    if (!hasRest || !isWanted) return;
    await bringBack(invoice, changed);
    push(links.cart);
  };
  const pay = async () => {
    setIsOpening(true);
    try {
      const again = await payAgain(invoice);
      await ("href" in again ? goToPayPal(again.href) : offerCart(again.changed));
    } catch (error) {
      await showError(error);
      // Another order may have its presets.
      refresh();
    }
    setIsOpening(false);
  };
  return (
    <button
      type="button"
      disabled={isOpening}
      className={`${button("secondary", "medium")} mt-2 flex`}
      onClick={pay}
    >
      <span>{isOpening ? texts.oneMoment : texts.payAgain}</span>
      <span className="sr-only">{texts.ofOrder(invoice.id)}</span>
    </button>
  );
}
