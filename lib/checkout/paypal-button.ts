"use client";

import { orderIdIn } from "@/lib/payments/rules";
import { getCancelReturn, getCaptureReturn } from "./endpoints";

export interface PayPalButtonConfig {
  clientId: string;
  sdkBaseUrl: string;
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
  { clientId, sdkBaseUrl }: PayPalButtonConfig,
  { order, fail }: ButtonHandlers,
): Promise<() => void> {
  const { loadScript } = await import("@paypal/paypal-js");
  const paypal = await loadScript({
    clientId,
    sdkBaseUrl,
    currency: "USD",
    intent: "capture",
    components: "buttons",
  });
  const button = paypal?.Buttons?.({
    fundingSource: "paypal",
    createOrder: async () => orderIdIn(await order()),
    onApprove: async ({ orderID }) => goToReturnRoute(getCaptureReturn, orderID),
    onCancel: ({ orderID }) => goToReturnRoute(getCancelReturn, orderID),
    onError: fail,
  });
  if (!button) throw new Error("PayPal's script came without its button.");
  await button.render(container);
  return () => void button.close();
}
