"use client";

import { callApi } from "@/lib/platform/http/client";
import type { StaffRole } from "./rules";

/** Uses the token of an emailed invitation; returns the role that the customer has now. */
export async function acceptInvitation(token: string): Promise<StaffRole> {
  // Loaded on demand: the endpoints import zod schemas.
  const { postAcceptance } = await import("./endpoints");
  const { role } = await callApi(postAcceptance, { body: { token } });
  return role;
}
