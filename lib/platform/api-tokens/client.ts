"use client";

import { callApi } from "@/lib/platform/http/client";
import type { NewOwnApiToken } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** Creates an API token for the customer's own data; the token is in this response only. */
export async function makeProfileToken(body: NewOwnApiToken) {
  const { postProfileToken } = await endpoints();
  return callApi(postProfileToken, { body });
}

export async function revokeProfileToken(id: number) {
  const { deleteProfileToken } = await endpoints();
  return callApi(deleteProfileToken, { params: { id: String(id) } });
}
