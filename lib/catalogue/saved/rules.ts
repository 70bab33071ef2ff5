import { isId } from "@/lib/ids";
import { maxSaved, maxSeen } from "./limits";

/** The presets of a visitor's lists, by id: the most recent first. */
export interface SavedPresets {
  /** Favorites, marked with a heart. */
  saved: number[];
  /** Recently viewed. */
  seen: number[];
}

/** The lists stored on a device. */
export interface StoredPresets extends SavedPresets {
  /** A customer's email address; empty for a guest. */
  owner: string;
}

export const nothingSaved = { saved: [], seen: [] } satisfies SavedPresets;

export const without = (ids: readonly number[], id: number): number[] =>
  ids.filter((it) => it !== id);

/** Puts `id` first, and keeps at most `max`. */
export const withFirst = (ids: readonly number[], id: number, max: number): number[] =>
  [id, ...without(ids, id)].slice(0, max);

const parseIds = (value: unknown, max: number): number[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, max) : [];

/**
 * The lists under the two keys of a device, without invalid entries and entries over the limit:
 * other scripts and people can write there, too.
 */
export function parseStored(json: string | null, seenIds: string | null): StoredPresets {
  const seen = parseIds((seenIds ?? "").split(",").map(Number), maxSeen);
  try {
    const value: Partial<Record<keyof StoredPresets, unknown>> = Object(JSON.parse(json ?? "0"));
    const { owner, saved } = value;
    return {
      owner: typeof owner === "string" ? owner : "",
      saved: parseIds(saved, maxSaved),
      seen,
    };
  } catch {
    return { owner: "", saved: [], seen };
  }
}
