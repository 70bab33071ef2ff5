"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { sayError } from "@/components/ui/notices";
import { addToCart, useCartStatus } from "@/lib/cart/client";
import { countText } from "@/lib/cart/rules";
import { warnOfDouble } from "./warn-of-double";

/** Puts a whole page of the shop into the cart. */
export function AddAllButton({ ids }: { ids: number[] }) {
  const isKnown = useCartStatus() !== "unknown";
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");

  const addAll = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { length } = await addToCart(ids);
      if (length > 0) setSaid(`${countText(length)} added to your cart`);
      else void warnOfDouble();
    } catch (error) {
      void sayError(error);
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
        {said}
      </span>
    </>
  );
}
