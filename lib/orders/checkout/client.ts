"use client";

import type { WantedPreset } from "@/lib/orders/cart/rules";
import { callApi } from "@/lib/platform/http/client";
import { postCancellation, postPayOrder, postQuote } from "./endpoints";
import { type OrderForm, orderForm, type Quote } from "./schemas";

interface Cart {
  products: (number | WantedPreset)[];
  coupon: string;
  withDeployment: boolean;
}

/** The total of a cart with a coupon. Throws with the reason if the coupon is not valid. */
export const fetchQuote = (cart: Cart): Promise<Quote> => callApi(postQuote, { body: cart });

/**
 * Places an order. Requests with the same key are one order. Resolves to PayPal's approval page, or to
 * an empty string for a bank transfer.
 */
export const placeOrder = async (order: OrderForm, idempotencyKey: string): Promise<string> => {
  const headers = { "Idempotency-Key": idempotencyKey };
  const { href } = await callApi(postPayOrder, { body: orderForm.encode(order), headers });
  return href;
};

/** Cancels an order whose bank transfer has not arrived. */
export const cancelTransfer = (orderId: number) =>
  callApi(postCancellation, { params: { id: String(orderId) } });
