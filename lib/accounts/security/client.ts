"use client";

import { callApi } from "@/lib/http/client";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** Emails the customer a link that verifies their address. */
export async function sendVerification(): Promise<void> {
  const { postVerification } = await endpoints();
  await callApi(postVerification);
}

/** Uses the token of an emailed link; resolves to the address that is verified now. */
export async function confirmEmail(token: string): Promise<string> {
  const { postConfirmation } = await endpoints();
  return callApi(postConfirmation, { body: { token } });
}
