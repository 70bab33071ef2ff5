"use client";

import type { z } from "zod";
import { callApi } from "@/lib/http/client";
import { postPayOrder } from "./endpoints";
import type { orderForm } from "./schemas";

/** One order, however often it is sent under the same key. Resolves to where the buyer pays, or to nothing. */
export const placeOrder = async (
  order: z.input<typeof orderForm>,
  idempotencyKey: string,
): Promise<string> => {
  const headers = { "Idempotency-Key": idempotencyKey };
  return (await callApi(postPayOrder, { body: order, headers })).href;
};
