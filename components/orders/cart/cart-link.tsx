"use client";

import { ShoppingCart } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import { iconButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { startCart, useCart, useCartStatus } from "@/lib/orders/cart/client";
import type { Merge } from "@/lib/orders/cart/client-merge";
import { mergeMessage } from "./merge-message";

/**
 * The link to the cart with the number of presets in it. Every page has this link, so it also
 * starts to load the cart.
 */
export function CartLink() {
  const t = useTranslations("layout");
  const { length } = useCart();
  const isKnown = useCartStatus() !== "unknown";
  const ofMerge = useTranslations("cartMerge");
  const language = useLanguage();
  const onMerge = useEffectEvent((merge: Merge) => {
    const text = mergeMessage(merge, ofMerge, language);
    if (text) void showAlert({ title: ofMerge("title"), text });
  });

  useEffect(
    () =>
      startCart({
        onMerge: (merge) => onMerge(merge),
        onFailure: (error) => void showError(error),
      }),
    [],
  );
  useEffect(() => {
    // The state that the inline script set before this script arrived is no longer needed.
    if (isKnown) delete document.documentElement.dataset.cart;
  }, [isKnown]);

  return (
    <Link
      href={links.cart}
      className={iconButton}
      aria-label={isKnown ? t("cartWith", { count: length }) : t("cart")}
    >
      <ShoppingCart className="size-5" strokeWidth={1.5} aria-hidden />
      {length > 0 && (
        <span className="absolute top-0.5 end-0 h-5 min-w-5 rounded-full bg-accent px-1 text-center font-medium text-accent-ink text-sm leading-5 tabular-nums">
          {length}
        </span>
      )}
    </Link>
  );
}
