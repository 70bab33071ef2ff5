"use client";

import { useEffect, useState } from "react";
import { BrokenSwatch } from "@/components/illustrations/broken-swatch";
import { MessagePage } from "@/components/layout/message-page";
import { button } from "@/components/ui/button";
import { refreshCart, useCart, useCartStatus } from "@/lib/cart/client";
import { links } from "@/lib/links";
import { CartList } from "./cart-list";
import { CartSkeleton, EmptyCartMessage } from "./cart-skeleton";
import { CartSummary } from "./cart-summary";
import { cartPageTexts as texts } from "./texts";

const browse = { label: texts.browseAll, href: links.shop };

const tryAgain = () => refreshCart().catch(() => location.reload());

/** The cart page. It fills the screen, so that the footer is below it before and after the cart is loaded. */
export const CartView = () => (
  <div className="min-h-svh">
    <CartContents />
  </div>
);

/** Loading, failed, empty, or a list with its totals. */
function CartContents() {
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
    return (
      <div className="page pt-10 pb-20">
        <h1 className="text-3xl">{texts.title}</h1>
        <RemovedPresets names={removed} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
          <CartList cart={cart} />
          <CartSummary cart={cart} isLoaded={isLoaded} />
        </div>
      </div>
    );
  }
  if (status === "failed") {
    return (
      <MessagePage
        picture={<BrokenSwatch className="h-48" />}
        title={texts.notLoaded}
        text={texts.notLoadedHint}
        action={browse}
      >
        <button type="button" className={button()} onClick={tryAgain}>
          {texts.tryAgain}
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

/** The presets that were removed because they are no longer sold. */
function RemovedPresets({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en").format(names);
  return (
    <p role="status" className="page mt-4 text-warn">
      {texts.noLongerSold(list)}
    </p>
  );
}
