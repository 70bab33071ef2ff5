"use client";

import { currency } from "@/lib/money";
import { orderIdIn } from "@/lib/orders/payments/rules";
import { getCancelReturn, getCaptureReturn } from "./endpoints";

export interface PayPalButtonConfig {
  clientId: string;
  sdkBaseUrl: string;
  /** Of the button; that it pays has to be said to consumers (Article 8 (2) of Directive 2011/83/EU). */
  label: "paypal" | "buynow";
}

interface ButtonHandlers {
  /** Places the order; resolves to PayPal's approval URL. */
  order: () => Promise<string>;
  fail: (error: unknown) => void;
}

/** Continues at the route that PayPal's approval page would redirect to. */
const goToReturnRoute = ({ path }: { path: string }, orderId: unknown) =>
  location.assign(`${path}?${new URLSearchParams({ token: String(orderId) })}`);

/** Renders PayPal's button; resolves to a function that removes it. */
export async function renderPayPalButton(
  container: HTMLElement,
  { clientId, sdkBaseUrl, label }: PayPalButtonConfig,
  { order, fail }: ButtonHandlers,
): Promise<() => void> {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  const { loadScript } = await import("@paypal/paypal-js");
  const paypal = await loadScript({
    clientId,
    sdkBaseUrl,
    currency,
    intent: "capture",
    components: "buttons",
    // PayPal's script adds inline scripts, which run on a page with a nonce only if they have it.
    ...(nonce ? { dataCspNonce: nonce } : {}),
  });
  const button = paypal?.Buttons?.({
    fundingSource: "paypal",
    // As high as the shop's own buttons.
    style: { height: 44, label },
    createOrder: async () => orderIdIn(await order()),
    onApprove: async ({ orderID }) => goToReturnRoute(getCaptureReturn, orderID),
    onCancel: ({ orderID }) => goToReturnRoute(getCancelReturn, orderID),
    onError: fail,
  });
  if (!button) throw new Error("PayPal's script came without its button.");
  await button.render(container);
  return () => void button.close();
}
