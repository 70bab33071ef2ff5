import type { Chart, LedgerAccount } from "@/lib/env-formats";
import { type Entry, type EntryKind, taxedAbroadIn } from "./rules";

/** One line of a booking batch. The amount of a line with a tax key is gross. */
export interface Booking {
  cents: number;
  /** DATEV's sign for the account: `S` debit, `H` credit. */
  side: "S" | "H";
  account: string;
  counterAccount: string;
  taxKey: string;
}

/** The revenue account for a tax: by its category and rate, else by its category. */
function revenueOf({ tax, document }: Entry, chart: Chart): LedgerAccount {
  if (!tax) return chart.revenue;
  const category = taxedAbroadIn(tax, document) ? "OSS" : tax.category;
  return chart[`${category}${tax.rate}`] ?? chart[category] ?? chart.revenue;
}

const isDebited: Record<EntryKind, boolean> = {
  invoice: true,
  correction: true,
  reversal: false,
  credit_note: false,
  payment: true,
  refund: false,
  fee: true,
  fee_return: false,
};

/** The booking of an entry; null where its amount is not known. */
export function bookingOf(entry: Entry, chart: Chart): Booking | null {
  const { kind, cents, document } = entry;
  if (cents === null) return null;
  const money = document.method === "paypal" ? chart.paypal : chart.bank;
  const revenue = revenueOf(entry, chart);
  const accounts: Record<EntryKind, readonly [LedgerAccount, LedgerAccount]> = {
    invoice: [chart.customers, revenue],
    reversal: [chart.customers, revenue],
    correction: [chart.customers, revenue],
    credit_note: [chart.customers, revenue],
    payment: [money, chart.customers],
    refund: [money, chart.customers],
    fee: [chart.fees, chart.paypal],
    fee_return: [chart.fees, chart.paypal],
  };
  const [{ account }, counter] = accounts[kind];
  const isDebit = isDebited[kind] === cents > 0;
  return {
    cents: Math.abs(cents),
    side: isDebit ? "S" : "H",
    account,
    counterAccount: counter.account,
    taxKey: counter.taxKey,
  };
}
