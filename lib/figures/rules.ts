import { links } from "@/lib/links";
import { dayOf, daysAfter } from "@/lib/sites/visits/rules";
import type { VisitStage } from "./statuses";

/** The numbers of days that the figures can be asked for. */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

/** The days of a period, the last one today, and the first day of the period before. In UTC. */
export function rangeOf(days: number, now: number) {
  const last = dayOf(now);
  const first = daysAfter(last, 1 - days);
  return { first, last, firstBefore: daysAfter(first, -days) };
}

/** All days of a range, so that one without a row has its place. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 }, (_, at) =>
    daysAfter(first, at),
  );

/** The first and the last moment of some days, as lists are filtered by. */
export const momentsOf = (first: string, last = first) => ({
  from: `${first}T00:00:00.000Z`,
  to: `${last}T23:59:59.999Z`,
});

const stages: Readonly<Record<string, VisitStage>> = {
  [links.cart]: "cart",
  [links.pay]: "checkout",
};

/** The stage that the page at an address is; null for any other page. */
export function stageOf(url: string): VisitStage | null {
  const [path = ""] = url.split("?", 1);
  if (/^\/detail\/[1-9]\d{0,8}$/.test(path)) return "detail";
  return Object.hasOwn(stages, path) ? (stages[path] ?? null) : null;
}

/** Presets of the list of the best. */
export const mostBest = 10;
