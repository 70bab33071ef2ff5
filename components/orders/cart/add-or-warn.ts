"use client";

import { showAlert } from "@/components/ui/alerts";
import { errorTitle } from "@/components/ui/error-message";
import { addToCart } from "@/lib/orders/cart/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import type { Translator } from "@/lib/translations/translator";

/**
 * Adds presets to the cart, and warns when all of them were in it already: another tab or device may
 * have added them. Resolves to the presets that were added.
 */
export async function addOrWarn(ids: number[], t: Translator<"cartButton">): Promise<CartPreset[]> {
  const added = await addToCart(ids);
  if (added.length === 0) {
    void showAlert({ title: errorTitle(true), text: t("alreadyInCart"), tone: "warn" });
  }
  return added;
}
