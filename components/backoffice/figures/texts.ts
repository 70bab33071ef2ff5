import type { VisitStage } from "@/db/words/analytics";
import type { Period } from "@/lib/analytics/rules";
import type { Amount, Task } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";

const counted = (one: string, many: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat("en-US");

/** An amount in the shop's currency, followed by amounts in other currencies. */
const amounts = (cents: number, others: readonly Amount[]) =>
  listed.format([{ cents }, ...others].map(formatMoney));

const periods: Record<Period, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "A year",
};

const tasks: Record<Task, (count: number) => string> = {
  payments: counted("payment needs a decision", "payments need a decision"),
  "refund-requests": counted("customer asks for a refund", "customers ask for a refund"),
  threads: counted("message waits for an answer", "messages wait for an answer"),
  sites: counted("site could not be published", "sites could not be published"),
  mails: counted("mail was given up", "mails were given up"),
  jobs: counted("job was given up", "jobs were given up"),
};

const stages: Record<VisitStage, string> = {
  detail: "Opened a template",
  cart: "Opened the cart",
  checkout: "Came to the checkout",
};

const ofStage: Record<VisitStage, string> = {
  detail: "Template",
  cart: "Cart",
  checkout: "Checkout",
};

export const figuresTexts = {
  period: "Period",
  periods,
  range: (first: string, last: string) =>
    `${formatDay(first)} to ${formatDay(last)}. Days begin at midnight, UTC.`,
  loading: "The figures are being counted.",
  now: "Waits for a person, now",
  nothingWaits: "Nothing waits for a person.",
  tasks,
  transfers: (count: number, cents: number, others: readonly Amount[]) =>
    `${counted("bank transfer has", "bank transfers have")(count)} not arrived: ${amounts(cents, others)}`,
  sales: "Sales",
  paid: "Paid",
  paidMeans: "What the orders paid on these days came to, with deployment.",
  ordersPaid: counted("order paid", "orders paid"),
  refunded: "Refunded",
  refundedMeans: "What went back to customers on these days, of whichever orders.",
  refunds: counted("refund", "refunds"),
  left: "Left",
  leftMeans: "Paid less refunded.",
  placed: "Orders placed",
  placedMeans: "Placed on these days, whether they were paid or not.",
  seePlaced: "See them",
  alsoIn: (currency: string) => `And in ${currency}:`,
  alsoAmounts: (paid: string, refunded: string, left: string) =>
    `${paid} paid, ${refunded} refunded, ${left} left`,
  before: (value: string) => `${value} in as many days before`,
  spanOf: (first: string, last: string) =>
    first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`,
  today: "Today",
  table: "The same as a table",
  salesChart: "Paid, by the day it was paid on",
  visitorsChart: "Devices that opened a template",
  chartOf: (what: string, first: string, last: string) =>
    `${what}, from ${formatDay(first)} to ${formatDay(last)}.`,
  most: (value: string, span: string) => `The most was ${value}, ${span}.`,
  salesColumns: ["Days", "Placed", "Orders paid", "Paid", "Refunds", "Refunded"],
  best: "Best templates",
  bestColumns: ["Template", "Paid, times"],
  bestMeans: "By what orders paid on these days hold of them. Refunds are not taken off.",
  soldFor: (cents: number, others: readonly Amount[], sold: number) =>
    `${amounts(cents, others)}, ${formatCount(sold)}`,
  noneSold: "Nothing was paid on these days.",
  way: "On the way to a payment",
  wayColumns: ["Stage", "Of the first"],
  stages,
  ofStage,
  share: (count: number, share: number | null) =>
    share === null ? formatCount(count) : `${formatCount(count)}, ${share} %`,
  wayMeans:
    "Devices, each counted once a day by the server, without cookies; only the sums are kept, so no rows are behind them. Who reaches a stage counts in those before it, who comes on two days counts twice, bots that say so do not count, and you do.",
  days: "Days",
  nothing: "Nothing has happened on these days",
  nothingHint:
    "The first visitor of a template is here within seconds, and the first order the moment it is placed.",
  toShop: "Look at the shop",
} as const;
