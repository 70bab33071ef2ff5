"use client";

import type { z } from "zod";
import { callApi } from "@/lib/platform/http/client";
import { postRefundRequest } from "./endpoints";
import type { requestForm } from "./schemas";

export const sendRefundRequest = (request: z.input<typeof requestForm>) =>
  callApi(postRefundRequest, { body: request });
