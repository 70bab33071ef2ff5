"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useCartStatus } from "@/lib/orders/cart/client";
import { addOrWarn } from "./add-or-warn";

/** Adds all presets of a page of the shop to the cart. */
export function AddAllButton({ ids }: { ids: number[] }) {
  const t = useTranslations("cartButton");
  const isKnown = useCartStatus() !== "unknown";
  const [isBusy, setIsBusy] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  const addAll = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { length: count } = await addOrWarn(ids, t);
      if (count > 0) setAnnouncement(t("added", { count }));
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
        {t("addAll", { count: ids.length })}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}
