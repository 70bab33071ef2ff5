"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { MessagePage } from "@/components/layout/message-page";
import { button } from "@/components/ui/button";
import { BrokenSwatch } from "@/components/ui/illustrations/broken-swatch";
import { onDemand } from "@/components/ui/on-demand";
import { useFragment } from "@/components/ui/use-fragment";
import { links } from "@/lib/links";
import { refreshCart, useCart, useCartStatus } from "@/lib/orders/cart/client";
import { offeredIn } from "@/lib/orders/cart/looked-at";
import { CartSkeleton, EmptyCartMessage } from "./cart-skeleton";
import { RemovedPresets } from "./removed-presets";

/** Loaded only for a cart with presets. */
const FilledCart = dynamic(() => import("./filled-cart"), { ssr: false, loading: CartSkeleton });

const LookedAt = onDemand(() => import("./looked-at").then((it) => it.LookedAt));

const tryAgain = () => refreshCart().catch(() => location.reload());

interface CartViewProps {
  /** Shown at the button that leads to the payment. */
  trust: ReactNode;
}

/** The cart page. It fills the screen, so that the footer is below it before and after the cart is loaded. */
export function CartView({ trust }: CartViewProps) {
  const offered = offeredIn(useFragment());
  return (
    <div className="min-h-svh">
      <CartContents trust={trust} />
      {offered !== null && <LookedAt id={offered} />}
    </div>
  );
}

/** Loading, failed, empty, or a list with its totals. */
function CartContents({ trust }: CartViewProps) {
  const t = useTranslations("cart");
  const cart = useCart();
  const status = useCartStatus();
  const [removed, setRemoved] = useState<string[]>([]);
  const isLoaded = status === "loaded";

  useEffect(() => {
    if (!isLoaded) return;
    // A failure is harmless: the server compares all prices again when the order is placed.
    refreshCart()
      .then((presets) => setRemoved(presets.map(({ name }) => name)))
      .catch(() => {});
  }, [isLoaded]);

  if (cart.length > 0) {
    return <FilledCart cart={cart} removed={removed} isLoaded={isLoaded} trust={trust} />;
  }
  if (status === "failed") {
    return (
      <MessagePage
        picture={<BrokenSwatch className="h-48" />}
        title={t("notLoaded")}
        text={t("notLoadedHint")}
        action={{ label: t("browseAll"), href: links.shop }}
      >
        <button type="button" className={button()} onClick={tryAgain}>
          {t("tryAgain")}
        </button>
      </MessagePage>
    );
  }
  if (!isLoaded) return <CartSkeleton />;
  return (
    <>
      <RemovedPresets names={removed} />
      <EmptyCartMessage />
    </>
  );
}
