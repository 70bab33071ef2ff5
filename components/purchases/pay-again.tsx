"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { goToPayPal } from "@/components/checkout/go-to-paypal";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { placeOrder } from "@/lib/checkout/client";
import type { Invoice } from "@/lib/invoices/schemas";
import { purchasesTexts as texts } from "./texts";

/** Starts a payment by PayPal of the same presets at the same prices. */
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

const orderAgain = ({ userEmail, totalCents, invoiceItems }: Invoice): Promise<string> => {
  const products = invoiceItems.map(({ presetId, preset }) => ({
    id: presetId,
    name: preset.presetName,
    priceCents: preset.priceCents,
  }));
  const order = { email: userEmail, products, totalCents, paymentMethod: "paypal" } as const;
  return placeOrder(order, crypto.randomUUID());
};
