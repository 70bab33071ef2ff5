import {
  type Business,
  businessCode,
  businessOfCode,
} from "@/lib/customization/first-draft/business";
import { isId } from "@/lib/ids";

/** Longer addresses are not parsed. */
const maxSegments = 12;

export interface Comparison {
  ids: number[];
  /** The business as which the presets are shown. */
  business: Business | null;
}

/** The presets of an address such as /compare/2/9/bakery-de, in its order; null if the address is invalid. */
export function parseCompareUrl(segments: readonly string[]): Comparison | null {
  const business = segments.length > 1 ? businessOfCode(segments.at(-1) ?? "") : null;
  const numbers = business ? segments.slice(0, -1) : segments;
  const ids = numbers.map(Number);
  const isPlain = ids.every((id, index) => isId(id) && String(id) === numbers[index]);
  return isPlain && ids.length <= maxSegments ? { ids, business } : null;
}

/** The end of a comparison's address, after its ids. */
export const businessSegment = (business: Business | null): string[] =>
  business ? [businessCode(business)] : [];
