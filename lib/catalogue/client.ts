"use client";

import { callApi } from "@/lib/http/client";
import { getPresets } from "./endpoints";
import type { Preset } from "./schemas";

/** How many fit below the field. */
const quantity = "6";

/** The best matches for what is being typed. */
export const suggestPresets = (q: string): Promise<Preset[]> =>
  callApi(getPresets, { query: { q, quantity } });
