"use client";

import { callApi } from "@/lib/platform/http/client";
import type { OwnThread, QuestionForm } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

const paramsOf = (invoiceId: number) => ({ id: String(invoiceId) });

/** Writes to the shop about an order. */
export async function askAboutOrder(invoiceId: number, body: QuestionForm): Promise<void> {
  const { postQuestion } = await endpoints();
  await callApi(postQuestion, { params: paramsOf(invoiceId), body });
}

/** The messages before those that the page already contains. */
export async function loadEarlier(invoiceId: number, before: number): Promise<OwnThread> {
  const { getOrderThread } = await endpoints();
  return callApi(getOrderThread, {
    params: paramsOf(invoiceId),
    query: { before: String(before) },
  });
}
