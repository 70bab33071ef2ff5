"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { goToPayPal } from "@/components/checkout/go-to-paypal";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { placeOrder } from "@/lib/checkout/client";
import { listPriceOf } from "@/lib/invoices/rules";
import type { Invoice } from "@/lib/invoices/schemas";
import { purchasesTexts as texts } from "./texts";

/** Starts a payment by PayPal of the same presets at the same prices, with the same coupon. */
export function PayAgain({ invoice }: { invoice: Invoice }) {
  const { refresh } = useRouter();
  const [isOpening, setIsOpening] = useState(false);
  const pay = async () => {
    setIsOpening(true);
    try {
      await goToPayPal(await orderAgain(invoice));
    } catch (error) {
      await showError(error);
      // Its prices may hold no longer.
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
      {isOpening ? texts.oneMoment : texts.payAgain}
      <span className="sr-only">{texts.ofOrder(invoice.id)}</span>
    </button>
  );
}

const orderAgain = (invoice: Invoice): Promise<string> => {
  const { userEmail, totalCents, couponCode, invoiceItems } = invoice;
  const products = invoiceItems.map(({ presetId, preset }) => ({
    id: presetId,
    name: preset.presetName,
    priceCents: listPriceOf(preset),
  }));
  const order = {
    email: userEmail,
    products,
    totalCents,
    paymentMethod: "paypal",
    ...(couponCode === null ? {} : { coupon: couponCode }),
  } as const;
  return placeOrder(order, crypto.randomUUID());
};
