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
