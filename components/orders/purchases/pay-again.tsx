"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "#translations";
import { goToPayPal } from "@/components/orders/checkout/go-to-paypal";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { links } from "@/lib/links";
import { bringBack, payAgain } from "@/lib/orders/checkout/client-pay-again";
import type { ChangedOrder } from "@/lib/orders/checkout/rules";
import type { Invoice } from "@/lib/orders/invoices/schemas";

/**
 * Starts a payment by PayPal of the same order; if something changed, says what, and links to the
 * cart with the order's items.
 */
export function PayAgain({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("purchases");
  const ofPayment = useTranslations("payment");
  const localized = useLocalizedPath();
  const { push, refresh } = useRouter();
  const [isOpening, setIsOpening] = useState(false);
  const offerCart = async (changed: ChangedOrder) => {
    const hasRest = changed.presetIds.length > 0;
    const isWanted = await showAlert({
      title: t("orderChanged"),
      text: changed.text,
      tone: "warn",
      ...(hasRest ? { confirm: t("seeCart"), cancel: t("notNow") } : {}),
    });
    if (!hasRest || !isWanted) return;
    await bringBack(invoice, changed);
    push(localized(links.cart));
  };
  const pay = async () => {
    setIsOpening(true);
    try {
      const again = await payAgain(invoice);
      await ("href" in again ? goToPayPal(again.href, ofPayment) : offerCart(again.changed));
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
      <span>{isOpening ? t("oneMoment") : t("payAgain")}</span>
      <span className="sr-only">{t("ofOrder", { id: String(invoice.id) })}</span>
    </button>
  );
}
