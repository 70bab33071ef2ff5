import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { CartList } from "./cart-list";
import { CartSummary } from "./cart-summary";
import { RemovedPresets } from "./removed-presets";

interface FilledCartProps {
  cart: CartPreset[];
  removed: string[];
  isLoaded: boolean;
  trust: ReactNode;
}

/** The presets in the cart, with their totals. */
export default function FilledCart({ cart, removed, isLoaded, trust }: FilledCartProps) {
  const t = useTranslations("cart");
  return (
    <div className="page pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <RemovedPresets names={removed} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <CartList cart={cart} />
        <CartSummary cart={cart} isLoaded={isLoaded} trust={trust} />
      </div>
    </div>
  );
}
