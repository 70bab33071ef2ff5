"use client";

import { callApi } from "@/lib/platform/http/client";
import { postStart } from "./endpoints";

export const startNow = (orderId: number) =>
  callApi(postStart, { params: { id: String(orderId) } });
