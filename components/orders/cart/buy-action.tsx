"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { prepareToAdd, useCartMembership } from "@/lib/orders/cart/client";
import { addOrWarn } from "./add-or-warn";

interface BuyActionProps {
  id: number;
  priceCents: number;
}

/** The price and the next step towards buying, for a bar. Invisible, but laid out, until the cart is loaded. */
export function BuyAction({ id, priceCents }: BuyActionProps) {
  const t = useTranslations("cartButton");
  const language = useLanguage();
  const membership = useCartMembership(id);
  const [isBusy, setIsBusy] = useState(false);
  const className = `${button("primary", "medium")} ${membership === "unknown" ? "invisible" : ""}`;
  if (membership === "bought") return <p className="label px-2 text-ink-soft">{t("bought")}</p>;
  if (membership === "in") {
    return (
      <Link href={links.cart} className={className}>
        {t("goToCart")}
      </Link>
    );
  }
  const add = async () => {
    setIsBusy(true);
    await addOrWarn([id], t).catch(showError);
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      aria-busy={isBusy}
      disabled={isBusy}
      onPointerEnter={prepareToAdd}
      onClick={add}
      className={className}
    >
      {t("addFor", { price: formatMoney({ cents: priceCents }, language) })}
    </button>
  );
}
