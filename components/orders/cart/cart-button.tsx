"use client";

import { Check } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { prepareToAdd, removeFromCart, useCartMembership } from "@/lib/orders/cart/client";
import { addOrWarn } from "./add-or-warn";

interface CartButtonProps {
  id: number;
  name: string;
  size?: "medium" | "large";
  /** Whether the page has several of these, so that the accessible name must include the preset's. */
  isOneOfMany?: boolean;
}

/** Adds to the cart or removes from it. Invisible, but laid out, until the cart is loaded. */
export function CartButton({ id, name, size = "large", isOneOfMany = false }: CartButtonProps) {
  const t = useTranslations("cartButton");
  const membership = useCartMembership(id);
  const [isBusy, setIsBusy] = useState(false);
  const wasClicked = useRef(false);
  const [announcement, setAnnouncement] = useState("");

  const toggle = async (event: MouseEvent) => {
    // The second click of a double click would undo the first. Browsers also count a first click here as the second
    // if one on the page before came shortly before it.
    if (isBusy || (event.detail > 1 && wasClicked.current)) return;
    wasClicked.current = true;
    setIsBusy(true);
    try {
      if (membership === "in") {
        await removeFromCart(id);
        setAnnouncement(t("wasRemoved", { preset: name }));
      } else if ((await addOrWarn([id], t)).length > 0) {
        setAnnouncement(t("wasAdded", { preset: name }));
      }
    } catch (error) {
      void showError(error);
    } finally {
      setIsBusy(false);
    }
  };

  if (membership === "bought") {
    return (
      <p
        data-bought
        className={`label flex w-full items-center justify-center gap-2 rounded-control border border-line-strong border-dashed text-ink-soft uppercase ${size === "large" ? "h-11" : "h-9"}`}
      >
        <Check className="size-4" strokeWidth={1.75} aria-hidden />
        {t("bought")}
      </p>
    );
  }
  const isIn = membership === "in";
  const label = isIn ? t("remove") : t("add");
  const hasWayOn = isIn && size === "large";
  const look = isIn || size === "medium" ? "secondary" : "primary";
  return (
    // In one row, so that nothing moves once the cart is known.
    <div className="flex flex-wrap gap-2">
      {hasWayOn && (
        <Link href={links.cart} className={`${button()} grow`}>
          {t("goToCart")}
        </Link>
      )}
      <button
        type="button"
        onClick={toggle}
        onPointerEnter={prepareToAdd}
        onFocus={prepareToAdd}
        aria-busy={isBusy}
        aria-label={isOneOfMany ? t("ofPreset", { label, preset: name }) : undefined}
        className={`${button(hasWayOn ? "quiet" : look, size)} ${hasWayOn ? "" : "w-full"} aria-busy:opacity-60 ${isIn && !hasWayOn ? "border-accent bg-accent-soft" : ""} ${membership === "unknown" ? "invisible" : ""}`}
      >
        {label}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
