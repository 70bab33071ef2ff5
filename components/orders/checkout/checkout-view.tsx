"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ContentNotice } from "@/components/customization/editor/check/content-notice";
import { MessagePage } from "@/components/layout/message-page";
import { CouponField } from "@/components/orders/cart/coupon-field";
import { useCoupon } from "@/components/orders/cart/use-coupon";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { EmptyCart } from "@/components/ui/illustrations/empty-cart";
import { IntentLink } from "@/components/ui/intent-link";
import { onDemand } from "@/components/ui/on-demand";
import type { PaymentMethod } from "@/db/words/invoices";
import { saveProfile } from "@/lib/accounts/client";
import { templateSlugOf } from "@/lib/catalogue/rules";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { refreshCart, useCart, useCartStatus, useDeployment } from "@/lib/orders/cart/client";
import type { Buyer } from "@/lib/orders/checkout/billing";
import { placeOrder } from "@/lib/orders/checkout/client";
import type { PayPalButtonConfig } from "@/lib/orders/checkout/paypal-button";
import { type OpenTransfer, replacedTransfers } from "@/lib/orders/checkout/rules";
import { dispatch, useShop } from "@/lib/platform/state/client";
import { onRestoredPage } from "@/lib/restored-page";
import { goToPayPal } from "./go-to-paypal";
import { OrderSummary } from "./order-summary";
import { checkoutTexts as texts, transferTexts } from "./texts";
import { TransferNotice } from "./transfer-notice";

const PayDialog = onDemand(() => import("./pay-dialog").then((it) => it.PayDialog));

interface CheckoutViewProps {
  email: string;
  /** The billing address in the profile, and what was said at the last order. */
  buyer: Buyer;
  /** Consumers may buy, too. */
  toEverybody: boolean;
  /** The configuration of PayPal's own button; null when it is switched off. */
  paypalButton: PayPalButtonConfig | null;
  openTransfers: OpenTransfer[];
  /** Shown above the button. */
  trust: ReactNode;
}

export function CheckoutView({
  email,
  buyer,
  toEverybody,
  paypalButton,
  openTransfers,
  trust,
}: CheckoutViewProps) {
  const cart = useCart();
  const status = useCartStatus();
  const coupon = useCoupon(cart, useDeployment());
  const bought = useShop((state) => state.bought);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // The idempotency key of this visit: an order that is sent twice is placed once.
  const idempotencyKey = useRef(crypto.randomUUID());
  const renewIdempotencyKey = useCallback(() => {
    idempotencyKey.current = crypto.randomUUID();
  }, []);

  useEffect(() => onRestoredPage(renewIdempotencyKey), [renewIdempotencyKey]);

  if (status === "unknown") return <CheckoutSkeleton />;
  if (cart.length === 0) {
    return (
      <MessagePage
        picture={<EmptyCart className="h-48" />}
        title={texts.nothingToPay}
        text={texts.cartIsEmpty}
        action={{ label: texts.browseAll, href: links.shop }}
      />
    );
  }

  const { totals } = coupon;
  const notice = <TransferNotice transfers={replacedTransfers(openTransfers, cart)} />;

  const order = async ({ forBusiness, startNow, ...billing }: Buyer, method: PaymentMethod) => {
    await saveProfile(email, billing);
    const form = {
      email,
      name: billing.legalName,
      products: cart.map(({ id, priceCents, name, licenses }) => ({
        id,
        priceCents,
        name,
        licenses,
        owned: bought.filter((it) => it === id).length || undefined,
      })),
      totalCents: totals.totalCents,
      withDeployment: totals.deploymentCents > 0,
      paymentMethod: method,
      forBusiness,
      ...(forBusiness ? {} : { startNow }),
      ...(coupon.applied === null ? {} : { coupon: coupon.applied }),
    };
    try {
      return await placeOrder(form, `${idempotencyKey.current}:${method}`);
    } catch (error) {
      // The prices may have changed: the next attempt is a new order.
      renewIdempotencyKey();
      throw error;
    }
  };

  const pay = async (buyer: Buyer, method: PaymentMethod) => {
    try {
      const href = await order(buyer, method);
      setIsOpen(false);
      // With PayPal the cart is kept until the payment is captured.
      await (method === "paypal" ? goToPayPal(href) : confirmTransfer());
    } catch (error) {
      if (isAboutField(error, buyer)) throw error;
      setIsOpen(false);
      await showError(error);
      // Refetched, so that the summary shows the current prices.
      await refreshCart(true).catch(() => []);
      coupon.refresh();
    }
  };

  return (
    <div className="page max-w-[46rem] pt-10 pb-20">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        {texts.intro}{" "}
        <IntentLink href={links.cart} className="underline underline-offset-4">
          {texts.changeCart}
        </IntentLink>
      </p>
      <OrderSummary items={cart} coupon={coupon} />
      <CouponField coupon={coupon} onChange={renewIdempotencyKey} />
      {notice}
      {trust}
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={coupon.isLoading}
        className={`${button()} mt-8 w-full`}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
          keepDrafts(
            email,
            cart.map(({ name }) => name),
          );
        }}
      >
        {texts.pay}
      </button>
      {/* Below the form, so that nothing moves when it appears. */}
      <ContentNotice names={cart.map(({ name }) => name)} className="mt-6" />
      {wasOpened && (
        <PayDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          initial={buyer}
          toEverybody={toEverybody}
          total={formatMoney({ cents: totals.totalCents })}
          pay={pay}
          paypalButton={paypalButton}
          notice={notice}
          order={(buyer) => order(buyer, "paypal")}
        />
      )}
    </div>
  );
}

/** While the customer fills in the dialog. Without a connection the editor does it later. */
function keepDrafts(owner: string, names: readonly string[]) {
  import("@/components/customization/drafts/keep-first-drafts")
    .then(({ keepFirstDrafts }) => keepFirstDrafts(owner, names.map(templateSlugOf)))
    .catch(() => {});
}

/** Whether the dialog can show an error beside the field that it is about. */
const isAboutField = (error: unknown, buyer: Buyer): boolean =>
  error instanceof ShopError &&
  Object.keys(error.fields ?? {}).some((name) => Object.hasOwn(buyer, name));

async function confirmTransfer() {
  dispatch({ type: "replace-cart", cart: [] });
  await showAlert({
    title: transferTexts.title,
    text: transferTexts.text,
    tone: "good",
    confirm: transferTexts.seePurchases,
  });
  // A full page load, because the client state of the cart is outdated.
  location.assign(links.purchases);
}

const CheckoutSkeleton = () => (
  <div className="page max-w-[46rem] pt-10 pb-20" aria-busy="true">
    <h1 className="text-3xl">{texts.title}</h1>
    <div className="mt-8 grid gap-3" aria-hidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className="h-16 animate-pulse rounded-control bg-line" />
      ))}
    </div>
    <p className="sr-only" role="status">
      {texts.loading}
    </p>
  </div>
);
