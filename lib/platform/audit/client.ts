"use client";

import { callApi } from "@/lib/platform/http/client";
import type { ActivityPage } from "./schemas";

/** The events of the customer's account before the event with this id. */
export async function fetchActivity(before: number): Promise<ActivityPage> {
  // Loaded on demand: the endpoints import zod schemas.
  const { getActivity } = await import("./endpoints");
  return callApi(getActivity, { query: { before: String(before) } });
}
