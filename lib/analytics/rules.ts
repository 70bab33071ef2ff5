import { type VisitStage, visitStages } from "@/db/words/analytics";
import { withoutLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { dayOf, daysAfter } from "@/lib/sites/visits/rules";

/** The lengths of periods, in days. */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

/** The days of a period, the last one today, and the first day of the period before. In UTC. */
export function rangeOf(days: number, now: number) {
  const last = dayOf(now);
  const first = daysAfter(last, 1 - days);
  return { first, last, firstBefore: daysAfter(first, -days) };
}

export type Range = ReturnType<typeof rangeOf>;

/** All days of a range, so that a day without a row is included. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 }, (_, at) =>
    daysAfter(first, at),
  );

/** The days of the previous period, and all days of this period. */
export function splitDays<Sums extends object>(
  { first, last }: Range,
  stored: readonly (Sums & { day: string })[],
  none: Sums,
) {
  const byDay = new Map(stored.map((it) => [it.day, it]));
  const days = daysBetween(first, last).map((day) => byDay.get(day) ?? { ...none, day });
  return [stored.filter(({ day }) => day < first), days] as const;
}

/** Revenue and refunds of some days, in one currency. */
export interface AmountSums {
  paidCents: number;
  refundedCents: number;
}

/** Orders and refunds of some days in every currency, and the amounts in the shop's currency. */
export interface SalesSums extends AmountSums {
  placed: number;
  paid: number;
  refunds: number;
}

/** How many devices reached each step. */
export type VisitorSums = Record<VisitStage, number>;

export const noSales: SalesSums = {
  placed: 0,
  paid: 0,
  paidCents: 0,
  refunds: 0,
  refundedCents: 0,
};

export const noVisitors: VisitorSums = { detail: 0, cart: 0, checkout: 0 };

/** The sums of the fields of `none`. */
export function addUp<Name extends string>(
  rows: readonly Record<NoInfer<Name>, number>[],
  none: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const total: Record<Name, number> = { ...none };
  // Cast: the type of Object.keys does not keep the names.
  for (const name of Object.keys(none) as Name[]) {
    for (const row of rows) total[name] += row[name];
  }
  return total;
}

/** The most days that a chart shows one by one; for longer periods it shows months. */
const mostDays = 90;

type Span<Name extends string> = Record<Name, number> & { first: string; last: string };

/**
 * The bars of a chart: days, or months for a long period, whose first month may have begun earlier.
 */
export function spansOf<Name extends string>(
  days: readonly (Record<NoInfer<Name>, number> & { day: string })[],
  none: Readonly<Record<Name, number>>,
): Span<Name>[] {
  const lengthOfKey = days.length > mostDays ? "2026-11".length : "2026-11-23".length;
  const groups = new Map<string, typeof days>();
  for (const it of days) {
    const key = it.day.slice(0, lengthOfKey);
    groups.set(key, [...(groups.get(key) ?? []), it]);
  }
  return [...groups.values()].map((group) => {
    const [first = "", last = ""] = [group[0]?.day, group.at(-1)?.day];
    return { ...addUp(group, none), first, last };
  });
}

/** The first and the last moment of some days, for filters of lists. */
export const momentsOf = (first: string, last = first) => ({
  from: `${first}T00:00:00.000Z`,
  to: `${last}T23:59:59.999Z`,
});

/** The days after which an open case is in the next column. */
export const daysOfCases = [1, 3, 7] as const;

/** When the cases of each age began to wait, the youngest first; null for a side without a limit. */
export function agesOfCases(now: number): { from: string | null; to: string | null }[] {
  const limits = daysOfCases.map((days) => now - days * 86_400_000);
  const moment = (time: number | undefined) =>
    time === undefined ? null : new Date(time).toISOString();
  return [...limits, undefined].map((limit, at) => {
    const younger = limits[at - 1];
    return { from: moment(limit), to: moment(younger === undefined ? undefined : younger - 1) };
  });
}

const stages: Readonly<Record<string, VisitStage>> = {
  [links.cart]: "cart",
  [links.pay]: "checkout",
};

/** The step that a page belongs to; null for any other page. */
export function stageOf(url: string): VisitStage | null {
  const [path = ""] = withoutLanguage(url).split("?", 1);
  if (/^\/detail\/[1-9]\d{0,8}$/.test(path)) return "detail";
  return Object.hasOwn(stages, path) ? (stages[path] ?? null) : null;
}

/** A step and all steps before it. */
export const stagesUpTo = (stage: VisitStage): readonly VisitStage[] =>
  visitStages.slice(0, visitStages.indexOf(stage) + 1);

/**
 * In whole percent of the step that most devices reached; null if there are none. That is the first
 * step, except on days on which the steps before a step were not counted.
 */
export function shareOf(count: number, total: VisitorSums): number | null {
  const all = Math.max(...Object.values(total));
  return all > 0 ? Math.round((100 * count) / all) : null;
}

/** The number of presets in the list of the best sellers. */
export const mostBest = 10;
