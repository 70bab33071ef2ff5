"use client";

import type { z } from "zod";
import { callApi } from "@/lib/platform/http/client";
import { postReview } from "./endpoints";
import type { reviewForm } from "./schemas";

export const sendReview = (review: z.input<typeof reviewForm>) =>
  callApi(postReview, { body: review });
