"use client";

import { currency } from "@/lib/money";
import { orderIdIn } from "@/lib/payments/rules";
import { getCancelReturn, getCaptureReturn } from "./endpoints";

export interface PayPalButtonConfig {
  clientId: string;
  sdkBaseUrl: string;
}

interface Asked {
  /** Places the order; resolves to where its buyer would approve it on PayPal's own page. */
  order: () => Promise<string>;
  fail: (error: unknown) => void;
}

/** From here on it is as if the buyer came back from PayPal's page. */
const comeBack = ({ path }: { path: string }, orderId: unknown) =>
  location.assign(`${path}?${new URLSearchParams({ token: String(orderId) })}`);

/** Shows PayPal's own button; the shop is asked for the same as by its own. Resolves to what removes it. */
export async function renderPayPalButton(
  place: HTMLElement,
  { clientId, sdkBaseUrl }: PayPalButtonConfig,
  { order, fail }: Asked,
): Promise<() => void> {
  const { loadScript } = await import("@paypal/paypal-js");
  const paypal = await loadScript({
    clientId,
    sdkBaseUrl,
    currency,
    intent: "capture",
    components: "buttons",
  });
  const button = paypal?.Buttons?.({
    fundingSource: "paypal",
    createOrder: async () => orderIdIn(await order()),
    onApprove: async ({ orderID }) => comeBack(getCaptureReturn, orderID),
    onCancel: ({ orderID }) => comeBack(getCancelReturn, orderID),
    onError: fail,
  });
  if (!button) throw new Error("PayPal's script came without its button.");
  await button.render(place);
  return () => void button.close();
}
