"use client";

import { useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { addToCart, useCartStatus } from "@/lib/cart/client";
import { countText } from "@/lib/cart/rules";
import { warnAlreadyInCart } from "./warn-already-in-cart";

/** Adds all presets of a page of the shop to the cart. */
export function AddAllButton({ ids }: { ids: number[] }) {
  const isKnown = useCartStatus() !== "unknown";
  const [isBusy, setIsBusy] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  const addAll = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { length } = await addToCart(ids);
      if (length > 0) setAnnouncement(`${countText(length)} added to your cart`);
      else void warnAlreadyInCart();
    } catch (error) {
      void showError(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <button
        type="button"
        onClick={addAll}
        aria-busy={isBusy}
        className={`${button("secondary", "medium")} ${isKnown ? "" : "invisible"}`}
      >
        Add all {ids.length} to Cart
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
