"use client";

import { Check } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { addToCart, removeFromCart, useCartMembership } from "@/lib/cart/client";
import { warnAlreadyInCart } from "./warn-already-in-cart";

interface CartButtonProps {
  id: number;
  name: string;
  size?: "medium" | "large";
  /** Whether the page has more of these, so that its name must say which it is. */
  isOneOfMany?: boolean;
}

/** Into the cart or out of it. It has its size before it knows, and is seen once it does. */
export function CartButton({ id, name, size = "large", isOneOfMany = false }: CartButtonProps) {
  const place = useCartMembership(id);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");

  const toggle = async (event: MouseEvent) => {
    // The second half of a double click is no change of mind.
    if (isBusy || event.detail > 1) return;
    setIsBusy(true);
    try {
      if (place === "in") {
        await removeFromCart(id);
        setSaid(`${name} was removed from your cart`);
      } else if ((await addToCart([id])).length > 0) {
        setSaid(`${name} was added to your cart`);
      } else {
        void warnAlreadyInCart();
      }
    } catch (error) {
      void showError(error);
    } finally {
      setIsBusy(false);
    }
  };

  if (place === "bought") {
    return (
      <p
        data-bought
        className={`label flex w-full items-center justify-center gap-2 rounded-control border border-line-strong border-dashed text-ink-soft uppercase ${size === "large" ? "h-11" : "h-9"}`}
      >
        <Check className="size-4" strokeWidth={1.75} aria-hidden />
        Bought
      </p>
    );
  }
  const isIn = place === "in";
  const label = isIn ? "Remove from Cart" : "Add to Cart";
  return (
    <>
      <button
        type="button"
        onClick={toggle}
        aria-busy={isBusy}
        aria-label={isOneOfMany ? `${label}: ${name}` : undefined}
        className={`${button(isIn || size === "medium" ? "secondary" : "primary", size)} w-full ${isIn ? "border-accent bg-accent-soft" : ""} ${place === "unknown" ? "invisible" : ""}`}
      >
        {label}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
