"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { formatMoney } from "@/lib/money";
import { refreshCart } from "@/lib/orders/cart/client";
import { cancelTransfer } from "@/lib/orders/checkout/client";
import type { Invoice } from "@/lib/orders/invoices/schemas";

/** Cancels an order whose bank transfer has not arrived, once the customer has confirmed it. */
export function CancelTransfer({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("purchases");
  const language = useLanguage();
  const { id, totalCents: cents, currency } = invoice;
  const { refresh } = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    const isWanted = await showAlert({
      title: t("cancelTitle", { id: String(id) }),
      text: t("cancelText", { amount: formatMoney({ cents, currency }, language) }),
      tone: "warn",
      confirm: t("cancelYes"),
      cancel: t("cancelNo"),
    });
    if (!isWanted) return;
    setIsBusy(true);
    await cancelTransfer(id).catch(showError);
    refresh();
    await refreshCart(true).catch(() => []);
    setIsBusy(false);
  };
  return (
    <span className="md:mt-2 md:-ms-3.5 md:block">
      <button
        type="button"
        disabled={isBusy}
        className={button("quiet", "medium")}
        onClick={cancel}
      >
        <span>{isBusy ? t("oneMoment") : t("cancel")}</span>
        <span className="sr-only">{t("ofOrder", { id: String(id) })}</span>
      </button>
    </span>
  );
}
