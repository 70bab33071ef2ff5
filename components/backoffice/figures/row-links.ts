import type { SiteCaseList } from "@/db/words/site-reports";
import { momentsOf } from "@/lib/analytics/rules";
import { backOfficeLink } from "@/lib/back-office-link";

/** The orders or refunds of these days. */
const between = (field: string, first: string, last: string) => {
  const { from, to } = momentsOf(first, last);
  return { [`${field}_gte`]: from, [`${field}_lte`]: to };
};

export const paidOrders = (first: string, last: string) =>
  backOfficeLink("orders", between("paidAt", first, last));

export const placedOrders = (first: string, last: string) =>
  backOfficeLink("orders", between("createdAt", first, last));

export const completedRefunds = (first: string, last: string) =>
  `${backOfficeLink("refunds", between("completedAt", first, last))}#refunds-made`;

export const ordersWithPreset = (presetId: number, first: string, last: string) =>
  backOfficeLink("orders", {
    "invoiceItems.presetId": String(presetId),
    ...between("paidAt", first, last),
  });

const waiting = {
  reports: { field: "waitsSince", query: { isWaiting: "true" } },
  "held-sites": { field: "createdAt", query: { status: "held" } },
} as const;

/** The open cases that began to wait between two moments. */
export function openCases(
  list: SiteCaseList,
  { from, to }: { from: string | null; to: string | null },
): string {
  const { field, query } = waiting[list];
  return backOfficeLink(list, {
    ...query,
    ...(from && { [`${field}_gte`]: from }),
    ...(to && { [`${field}_lte`]: to }),
  });
}
