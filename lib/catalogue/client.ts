"use client";

import { chunked } from "@/lib/chunked";
import { maxIds } from "@/lib/ids";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import { getPresets } from "./endpoints";
import type { Preset } from "./schemas";

/** The number of suggestions that fit below the field. */
const quantity = "6";

/** The best matches for the text being typed, and the number of all matches. */
export async function suggestPresets(q: string): Promise<{ presets: Preset[]; total: number }> {
  const { rows, total } = await callApiForList(getPresets, { q, quantity });
  return { presets: rows, total };
}

/** The presets with these ids, in their order; also those that are no longer sold. */
export async function fetchPresetsById(ids: readonly number[]): Promise<Preset[]> {
  const answers = chunked(ids, maxIds).map((some) =>
    callApi(getPresets, { query: { ids: some.join() } }),
  );
  return (await Promise.all(answers)).flat();
}
