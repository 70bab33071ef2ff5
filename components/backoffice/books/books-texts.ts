import { formatCount } from "@/lib/counts";
import { formatMoney } from "@/lib/money";

const nameOfMonth = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export const booksTexts = {
  intro:
    "Every invoice, credit note, payment, refund and fee of a month, for bookkeeping. Months begin and end at midnight in your shop's time zone, like the dates of documents.",
  years: "Year",
  loading: "Loading the books…",
  caption: (year: number) => `Books of ${year}`,
  month: "Month",
  invoiced: "Invoices",
  credited: "Credit notes",
  paypal: "PayPal",
  bankTransfer: "Bank transfer",
  refunded: "Refunds",
  fees: "PayPal fees",
  balance: "Balance",
  balanceMeans: "The balance is payments less refunds and known fees.",
  unknownFees: (count: number) => `${formatCount(count)} unknown`,
  downloads: "Downloads",
  year: (year: number) => `All of ${year}`,
  none: "No months of this year yet.",
  nameOf: (month: string) => nameOfMonth.format(new Date(`${month}-01`)),
  money: (cents: number, currency: string) => formatMoney({ cents, currency }),
  csv: "CSV",
  datev: (file: number, files: number) => (files > 1 ? `DATEV ${file} of ${files}` : "DATEV"),
  ofMonth: (month: string) => ` of ${nameOfMonth.format(new Date(`${month}-01`))}`,
};
