"use client";

import { callApi } from "@/lib/http/client";
import { postPayOrder } from "./endpoints";
import { type OrderForm, orderForm } from "./schemas";

/**
 * Places an order. Requests with the same key are one order. Resolves to PayPal's approval page, or to
 * an empty string for a bank transfer.
 */
export const placeOrder = async (order: OrderForm, idempotencyKey: string): Promise<string> => {
  const headers = { "Idempotency-Key": idempotencyKey };
  const { href } = await callApi(postPayOrder, { body: orderForm.encode(order), headers });
  return href;
};
