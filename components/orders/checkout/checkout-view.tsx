"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "#translations";
import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { MessagePage } from "@/components/layout/message-page";
import { CouponField } from "@/components/orders/cart/coupon-field";
import { useCoupon } from "@/components/orders/cart/use-coupon";
import { PendingTransfer } from "@/components/orders/purchases/pending-transfer";
import { button } from "@/components/ui/button";
import { EmptyCart } from "@/components/ui/illustrations/empty-cart";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { templateSlugOf } from "@/lib/catalogue/rules";
import { links } from "@/lib/links";
import { refreshCart, useCart, useCartStatus, useDeployment } from "@/lib/orders/cart/client";
import { type OpenTransfer, replacedTransfers } from "@/lib/orders/checkout/rules";
import { dispatch, useShop } from "@/lib/platform/state/client";
import { OrderSummary } from "./order-summary";
import { TransferNotice } from "./transfer-notice";
import { type Payer, usePayment } from "./use-payment";

interface CheckoutViewProps extends Payer {
  openTransfers: OpenTransfer[];
  /** How to pay for the orders that wait for a bank transfer. */
  waiting: ComponentProps<typeof PendingTransfer>[];
  /** Shown above the button. */
  trust: ReactNode;
}

export function CheckoutView({ openTransfers, waiting, trust, ...payer }: CheckoutViewProps) {
  const t = useTranslations("checkout");
  const cart = useCart();
  const status = useCartStatus();
  const coupon = useCoupon(cart, useDeployment());
  const bought = useShop((state) => state.bought);
  const { totals } = coupon;
  const [wasOrdered, setWasOrdered] = useState(false);
  const notice = <TransferNotice transfers={replacedTransfers(openTransfers, cart)} />;
  // With PayPal the cart is kept until the payment is captured.
  const payment = usePayment({
    payer,
    wanted: {
      products: cart.map(({ id, priceCents, name, licenses }) => ({
        id,
        priceCents,
        name,
        licenses,
        owned: bought.filter((it) => it === id).length || undefined,
      })),
      totalCents: totals.totalCents,
      withDeployment: totals.deploymentCents > 0,
      ...(coupon.applied === null ? {} : { coupon: coupon.applied }),
    },
    notice,
    onTransfer: () => {
      setWasOrdered(true);
      dispatch({ type: "replace-cart", cart: [] });
    },
    onFailure: async () => {
      // Refetched, so that the summary shows the current prices.
      await refreshCart(true).catch(() => []);
      coupon.refresh();
    },
  });

  if (status === "unknown") return <CheckoutSkeleton />;
  if (cart.length === 0 && (wasOrdered || waiting.length > 0)) {
    return <WaitingForTransfer waiting={waiting} />;
  }
  if (cart.length === 0) {
    return (
      <MessagePage
        picture={<EmptyCart className="h-48" />}
        title={t("nothingToPay")}
        text={t("cartIsEmpty")}
        action={{ label: t("browseAll"), href: links.shop }}
      />
    );
  }

  return (
    <div className="page max-w-[46rem] pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {t("intro")}{" "}
        <IntentLink href={links.cart} className="underline underline-offset-4">
          {t("changeCart")}
        </IntentLink>
      </p>
      <OrderSummary items={cart} coupon={coupon} />
      <CouponField coupon={coupon} onChange={payment.renewIdempotencyKey} />
      {notice}
      {trust}
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={coupon.isLoading}
        className={`${button()} mt-8 w-full`}
        onClick={() => {
          payment.open();
          keepDrafts(
            payer.email,
            cart.map(({ name }) => name),
          );
        }}
      >
        {t("pay")}
      </button>
      {/* Below the form, so that nothing moves when it appears. */}
      <ContentNotice names={cart.map(({ name }) => name)} className="mt-6" />
      {payment.dialog}
    </div>
  );
}

function WaitingForTransfer({ waiting }: Pick<CheckoutViewProps, "waiting">) {
  const t = useTranslations("checkout");
  const ofPayment = useTranslations("payment");
  return (
    <div className="page max-w-[46rem] pt-10 pb-20">
      <h1 className="text-3xl">{t("waiting")}</h1>
      {waiting.length > 0 && <p className="mt-2 mb-8 text-ink-soft">{t("waitingHint")}</p>}
      {waiting.map((order) => (
        <PendingTransfer key={order.orderId} {...order} />
      ))}
      <Anchor href={links.purchases} className={`${button("secondary")} mt-4`}>
        {ofPayment("seePurchases")}
      </Anchor>
    </div>
  );
}

/** While the customer fills in the dialog. Without a connection the editor does it later. */
function keepDrafts(owner: string, names: readonly string[]) {
  import("@/components/customization/drafts/keep-first-drafts")
    .then(({ keepFirstDrafts }) => keepFirstDrafts(owner, names.map(templateSlugOf)))
    .catch(() => {});
}

function CheckoutSkeleton() {
  const t = useTranslations("checkout");
  return (
    <div className="page max-w-[46rem] pt-10 pb-20" aria-busy="true">
      <h1 className="text-3xl">{t("title")}</h1>
      <div className="mt-8 grid gap-3" aria-hidden>
        {[1, 2, 3].map((row) => (
          <div key={row} className="h-16 animate-pulse rounded-control bg-line" />
        ))}
      </div>
      <p className="sr-only" role="status">
        {t("loading")}
      </p>
    </div>
  );
}
