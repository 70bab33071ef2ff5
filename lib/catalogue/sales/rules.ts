import type { Translator } from "@/lib/translations/translator";

/**
 * The days before a sale whose lowest price a reduction refers to (Directive 98/6/EC, article 6a).
 */
const referenceDays = 30;

const day = 24 * 60 * 60 * 1000;

/** A price from a time on, until the next entry. */
export interface PriceSince {
  since: Date;
  /** Null while the preset was not sold. */
  priceCents: number | null;
}

const inOrder = (history: readonly PriceSince[]) =>
  [...history].sort((a, b) => a.since.getTime() - b.since.getTime());

/**
 * The lowest price of the days before now, including the price at their beginning; null if the
 * preset was not sold in them.
 */
export function lowestPrice(history: readonly PriceSince[], now: Date): number | null {
  const from = now.getTime() - referenceDays * day;
  const prices = inOrder(history)
    .filter((_, n, sorted) => (sorted[n + 1]?.since ?? now).getTime() > from)
    .flatMap(({ priceCents }) => priceCents ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Whether the preset was sold at that moment. */
export const wasSold = (history: readonly PriceSince[], at: Date): boolean =>
  (inOrder(history).findLast(({ since }) => since <= at)?.priceCents ?? null) !== null;

export const reducedPrice = (regularCents: number, percent: number): number =>
  regularCents - Math.round((regularCents * percent) / 100);

export interface Reduction {
  id: number;
  priceCents: number;
  regularPriceCents: number;
  lowestPriceCents: number;
}

interface Candidate {
  id: number;
  priceCents: number;
  history: readonly PriceSince[];
}

/**
 * The sale prices of presets: of those that were sold when the sale began, unless the sale does not
 * lower their price.
 */
export function reductionsOf(
  presets: readonly Candidate[],
  { percent, startedAt }: { percent: number; startedAt: Date },
  now: Date,
): Reduction[] {
  return presets.flatMap(({ id, priceCents: regularPriceCents, history }) => {
    const priceCents = reducedPrice(regularPriceCents, percent);
    const lowestPriceCents = lowestPrice(history, now);
    if (lowestPriceCents === null || priceCents >= regularPriceCents) return [];
    if (!wasSold(history, startedAt)) return [];
    return [{ id, priceCents, regularPriceCents, lowestPriceCents }];
  });
}

interface SaleTerms {
  name: string;
  percent: number;
}

/** `Autumn sale: 20% off`, for the audit trail. */
export const describeSale = ({ name, percent }: SaleTerms): string => `${name}: ${percent}% off`;

interface ReducedPreset {
  priceCents: number;
  regularPriceCents: number | null;
  lowestPriceCents: number | null;
}

/**
 * The discount of a sale on a preset, as a line of a bill; null without a sale, and if the preset
 * had such a low price in the last thirty days: then it is no reduction. If the reduction refers to
 * less than the regular price, no percentage is named.
 */
export function saleLine(
  { priceCents, regularPriceCents, lowestPriceCents }: ReducedPreset,
  sale: SaleTerms | null,
  t: Translator<"discounts">,
): { text: string; cents: number } | null {
  if (!sale || lowestPriceCents === null || priceCents >= lowestPriceCents) return null;
  const text = lowestPriceCents === regularPriceCents ? t("sale", sale) : sale.name;
  return { text, cents: lowestPriceCents - priceCents };
}

/** Days from today on for which a price is promised. */
const promisedDays = 30;

/**
 * Until when a price is valid that sales change at these times. It stays the same for a whole day,
 * and so does the page.
 */
export function priceEnd(changes: readonly Date[], now: Date): Date {
  const today = now.getTime() - (now.getTime() % day);
  return new Date(Math.min(today + promisedDays * day, ...changes.map((it) => it.getTime())));
}

const waitMs = (moment: Date, now: Date) => Math.max(1000, moment.getTime() - now.getTime());

interface SaleTimes {
  startsAt: Date;
  endsAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** Seconds until a sale has to begin or to end; null once it has ended. */
export function secondsToNextStep(sale: SaleTimes, now: Date): number | null {
  if (sale.endedAt) return null;
  return Math.ceil(waitMs(sale.startedAt ? sale.endsAt : sale.startsAt, now) / 1000);
}
