import type { TaxScheme } from "@/lib/env-tax";

/** Article 59c(1) of Directive 2006/112/EC: net, in euro cents, a calendar year. */
export const thresholdCents = 1_000_000;

/** The owner is warned when this part of the threshold is reached. */
const warningShare = 0.8;

/** What was sold to consumers of other member states, net, in euro cents. */
export interface SoldAbroad {
  thisYearCents: number;
  lastYearCents: number;
}

/**
 * The scheme of a sale. The own rate ends with the sale that exceeds the threshold, for the rest of
 * that year and for the next (Article 59c(1)(c) and (2)).
 */
export function schemeAfter(
  scheme: TaxScheme,
  { thisYearCents, lastYearCents }: SoldAbroad,
  saleCents: number,
): TaxScheme {
  if (scheme !== "domestic") return scheme;
  const isExceeded = lastYearCents > thresholdCents || thisYearCents + saleCents > thresholdCents;
  return isExceeded ? "oss" : "domestic";
}

/** What the owner has to be told. */
export function warningAt(cents: number): "near" | "exceeded" | null {
  if (cents > thresholdCents) return "exceeded";
  return cents >= thresholdCents * warningShare ? "near" : null;
}
