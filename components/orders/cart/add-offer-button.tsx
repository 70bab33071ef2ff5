"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { links } from "@/lib/links";
import { useCartStatus } from "@/lib/orders/cart/client";
import { takeOwnPress } from "@/lib/orders/cart/own-press";
import { addOrWarn } from "./add-or-warn";

/**
 * Adds the presets of a cart link that are not in the cart yet, and opens the cart: at once for a visitor who pressed
 * "Add to Cart" in a preview, and otherwise when the button is pressed.
 */
export function AddOfferButton({ ids }: { ids: number[] }) {
  const t = useTranslations("cartOfferButton");
  const ofCart = useTranslations("cartButton");
  const router = useRouter();
  const localized = useLocalizedPath();
  const isKnown = useCartStatus() !== "unknown";
  const [isBusy, setIsBusy] = useState(false);

  const add = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await addOrWarn(ids, ofCart);
      router.push(localized(links.cart));
    } catch (error) {
      setIsBusy(false);
      void showError(error);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is known.
  useEffect(() => {
    if (isKnown && takeOwnPress(location.pathname)) void add();
  }, [isKnown]);

  return (
    <button
      type="button"
      onClick={add}
      aria-busy={isBusy}
      className={`${button()} noscript:hidden ${isKnown ? "" : "invisible"}`}
    >
      {isBusy ? t("adding") : t("add", { count: ids.length })}
    </button>
  );
}
