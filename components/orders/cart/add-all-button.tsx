"use client";

import { useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useCartStatus } from "@/lib/orders/cart/client";
import { addOrWarn } from "./add-or-warn";
import { cartCountTexts, cartButtonTexts as texts } from "./button-texts";

/** Adds all presets of a page of the shop to the cart. */
export function AddAllButton({ ids }: { ids: number[] }) {
  const isKnown = useCartStatus() !== "unknown";
  const [isBusy, setIsBusy] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  const addAll = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { length } = await addOrWarn(ids);
      if (length > 0) setAnnouncement(texts.added(cartCountTexts.presets(length)));
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
        {texts.addAll(ids.length)}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
