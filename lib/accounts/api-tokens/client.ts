"use client";

import { callApi } from "@/lib/platform/http/client";
import type { ApiTokenRequest, OwnApiTokenRequest } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** Creates an API token of the back office; the token is in this response only. */
export async function makeApiToken(body: ApiTokenRequest) {
  const { postApiToken } = await endpoints();
  return callApi(postApiToken, { body });
}

/** Creates an API token for the customer's own data; the token is in this response only. */
export async function makeProfileToken(body: OwnApiTokenRequest) {
  const { postProfileToken } = await endpoints();
  return callApi(postProfileToken, { body });
}
