import { isId } from "../ids";
import { maxSaved, maxSeen } from "./limits";

/** Presets that a visitor wants to find again, by id: the last one first. */
export interface SavedPresets {
  /** With a heart. */
  saved: number[];
  /** Whose pages they looked at last. */
  seen: number[];
}

/** What a device has stored. */
export interface StoredPresets extends SavedPresets {
  /** A customer's e-mail address; empty for a guest. */
  owner: string;
}

export const savedIsFull = `You have saved ${maxSaved} presets. Please take one away before you save another.`;

export const nothingSaved = { saved: [], seen: [] } satisfies SavedPresets;

export const without = (ids: readonly number[], id: number): number[] =>
  ids.filter((it) => it !== id);

/** With `id` as the first, and at most `max` of them. */
export const withFirst = (ids: readonly number[], id: number, max: number): number[] =>
  [id, ...without(ids, id)].slice(0, max);

const parseIds = (value: unknown, max: number): number[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, max) : [];

/**
 * What a device has under its two keys, without what is invalid or too much: other scripts and people can write
 * there, too.
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
