"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { EmptyCart } from "@/components/illustrations/empty-cart";
import { MessagePage } from "@/components/layout/message-page";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { saveProfile } from "@/lib/accounts/client";
import { refreshCart, useCart, useCartStatus, useDeployment } from "@/lib/cart/client";
import { deploymentCostOf, subtotalCents } from "@/lib/cart/rules";
import type { Billing } from "@/lib/checkout/billing";
import { placeOrder } from "@/lib/checkout/client";
import type { PayPalButtonConfig } from "@/lib/checkout/paypal-button";
import type { PaymentMethod } from "@/lib/invoices/rules";
import { links } from "@/lib/links";
import { dollars, formatPrice, toCents } from "@/lib/money";
import { dispatch } from "@/lib/state/client";
import { OrderSummary } from "./order-summary";

const PayDialog = dynamic(() => import("./pay-dialog").then((it) => it.PayDialog), { ssr: false });

/** Milliseconds that the way to PayPal is announced before it is taken. */
const redirectNotice = 5_000;

interface CheckoutViewProps {
  email: string;
  /** What the profile knows of the company. */
  known: Billing;
  /** What PayPal's own button is loaded with, where it is offered. */
  inPage: PayPalButtonConfig | null;
}

export function CheckoutView({ email, known, inPage }: CheckoutViewProps) {
  const cart = useCart();
  const status = useCartStatus();
  const hasDeployment = useDeployment();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // One key for one visit: whatever is sent twice is one order.
  const attempt = useRef(crypto.randomUUID());

  if (status === "unknown") return <Waiting />;
  if (cart.length === 0) {
    return (
      <MessagePage
        picture={<EmptyCart className="h-48" />}
        title="There is nothing to pay"
        text="Your cart is empty."
        action={{ label: "Browse all presets", href: links.shop }}
      />
    );
  }

  const subtotal = dollars(subtotalCents(cart));
  const deploymentCost = deploymentCostOf(cart.length, hasDeployment);
  const total = subtotal + deploymentCost;

  const order = async (billing: Billing, method: PaymentMethod) => {
    await saveProfile(email, billing);
    const form = {
      email,
      name: billing.name,
      products: cart.map(({ id, price, name }) => ({ id, price, name })),
      totalAmount: total,
      paymentMethod: method,
    };
    try {
      return await placeOrder(form, `${attempt.current}:${method}`);
    } catch (error) {
      // Prices may have changed: the next try is a new order.
      attempt.current = crypto.randomUUID();
      throw error;
    }
  };

  const pay = async (billing: Billing, method: PaymentMethod) => {
    try {
      const href = await order(billing, method);
      setIsOpen(false);
      await (method === "paypal" ? goToPayPal(href) : thankForTransfer());
    } catch (error) {
      setIsOpen(false);
      await showError(error);
      // The summary shows what holds now.
      await refreshCart(true).catch(() => []);
    }
  };

  return (
    <div className="page max-w-[46rem] pt-10 pb-20">
      <h1 className="text-3xl">Checkout</h1>
      <p className="mt-2 mb-8 text-ink-soft">
        Look it over, then choose how to pay.{" "}
        <IntentLink href={links.cart} className="underline underline-offset-4">
          Change the cart
        </IntentLink>
      </p>
      <OrderSummary items={cart} subtotal={subtotal} deploymentCost={deploymentCost} />
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button()} mt-8 w-full`}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Pay
      </button>
      {wasOpened && (
        <PayDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          known={known}
          total={formatPrice(toCents(total))}
          pay={pay}
          inPage={inPage}
          order={(billing) => order(billing, "paypal")}
        />
      )}
    </div>
  );
}

/** The cart stays as it is until the money has arrived. */
async function goToPayPal(href: string) {
  if (!/^https?:\/\//.test(href)) throw new Error("PayPal's page could not be opened.");
  await showAlert({
    title: "PayPal",
    text: "Please, wait a few moments while we redirect you..!",
    closesAfterMs: redirectNotice,
    hasProgress: true,
    confirm: "Go now",
  });
  location.assign(href);
}

async function thankForTransfer() {
  dispatch({ type: "replace-cart", cart: [] });
  await showAlert({
    title: "Thank you",
    text: "You will receive an email with the bank account details",
    tone: "good",
    confirm: "See your purchases",
  });
  // A full load: whatever this page knew of the cart is out of date.
  location.assign(links.purchases);
}

const Waiting = () => (
  <div className="page max-w-[46rem] pt-10 pb-20" aria-busy="true">
    <h1 className="text-3xl">Checkout</h1>
    <div className="mt-8 grid gap-3" aria-hidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className="h-16 animate-pulse rounded-control bg-line" />
      ))}
    </div>
    <p className="sr-only" role="status">
      Loading your cart
    </p>
  </div>
);
