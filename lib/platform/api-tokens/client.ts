"use client";

import { callApi } from "@/lib/platform/http/client";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

export async function revokeProfileToken(id: number) {
  const { deleteProfileToken } = await endpoints();
  return callApi(deleteProfileToken, { params: { id: String(id) } });
}
