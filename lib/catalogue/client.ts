"use client";

import { callApi } from "@/lib/http/client";
import { getPresets } from "./endpoints";
import type { Preset } from "./schemas";

/** How many fit below the field. */
const quantity = "6";

/** The best matches for what is being typed. */
export const suggestPresets = (q: string): Promise<Preset[]> =>
  callApi(getPresets, { query: { q, quantity } });

/** The presets with these ids, at most 100, in their order; also those that are no longer sold. */
export const fetchPresetsById = (ids: readonly number[]): Promise<Preset[]> =>
  callApi(getPresets, { query: { ids: ids.join() } });
