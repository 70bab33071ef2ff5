import type { VisitStage } from "@/db/words/analytics";
import type { Period } from "@/lib/analytics/rules";
import type { Amount, Task } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { hoursToDecide, inWords, objectionHours } from "@/lib/sites/reports/rules";

const counted = (one: string, many: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat("en-US");

/** An amount in the shop's currency, followed by amounts in other currencies. */
const amounts = (cents: number, others: readonly Amount[]) =>
  listed.format([{ cents }, ...others].map((amount) => formatMoney(amount)));

const periods: Record<Period, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "A year",
};

const tasks: Record<Task, (count: number) => string> = {
  payments: counted("payment needs a decision", "payments need a decision"),
  "refund-requests": counted("customer requests a refund", "customers request a refund"),
  evidence: counted(
    "order’s country is not backed by evidence",
    "orders’ countries are not backed by evidence",
  ),
  threads: counted("message needs an answer", "messages need an answer"),
  "held-sites": counted("site waits for your look", "sites wait for your look"),
  sites: counted("site could not be published", "sites could not be published"),
  reports: counted("report of a site needs a decision", "reports of sites need a decision"),
  mails: counted("e-mail could not be sent", "e-mails could not be sent"),
  jobs: counted("background job failed", "background jobs failed"),
};

const stages: Record<VisitStage, string> = {
  detail: "Opened a template",
  cart: "Opened the cart",
  checkout: "Opened the checkout",
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
  loading: "The figures are loading.",
  now: "Needs attention",
  nothingWaits: "Nothing needs your attention.",
  tasks,
  openCases: "Open cases about sites",
  caseList: "List",
  caseLists: { reports: "Reports", "held-sites": "Held sites" },
  caseAge: (from: number | undefined, to: number | undefined) => {
    if (from === undefined) return `Less than ${to} day`;
    return to === undefined ? `Over ${from} days` : `${from} to ${to} days`;
  },
  deadlines: `Fraud and crimes against children are decided within ${inWords(hoursToDecide.phishing)}, other reports and objections within ${inWords(objectionHours)}, held sites within one working day. What is older than 7 days is overdue.`,
  transfers: (count: number, cents: number, others: readonly Amount[]) =>
    `${counted("bank transfer has", "bank transfers have")(count)} not arrived: ${amounts(cents, others)}`,
  sales: "Sales",
  paid: "Paid",
  paidMeans: "Total of the orders paid on these days, with deployment.",
  ordersPaid: counted("order paid", "orders paid"),
  refunded: "Refunded",
  refundedMeans: "Returned to customers on these days, for any order.",
  refunds: counted("refund", "refunds"),
  left: "Net revenue",
  leftMeans: "Paid less refunded.",
  placed: "Orders placed",
  placedMeans: "Placed on these days, whether they were paid or not.",
  seePlaced: "See them",
  alsoIn: (currency: string) => `And in ${currency}:`,
  alsoAmounts: (paid: string, refunded: string, left: string) =>
    `${paid} paid, ${refunded} refunded, ${left} left`,
  before: (value: string) => `${value} in the period before`,
  spanOf: (first: string, last: string) =>
    first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`,
  today: "Today",
  table: "Show as a table",
  salesChart: "Revenue per day",
  visitorsChart: "Devices that opened a template",
  chartOf: (what: string, first: string, last: string) =>
    `${what}, from ${formatDay(first)} to ${formatDay(last)}.`,
  most: (value: string, span: string) => `The highest was ${value}, ${span}.`,
  salesColumns: ["Days", "Placed", "Orders paid", "Paid", "Refunds", "Refunded"],
  best: "Best sellers",
  bestColumns: ["Template", "Revenue, times sold"],
  bestMeans: "By the orders paid on these days. Refunds are not deducted.",
  soldFor: (cents: number, others: readonly Amount[], sold: number) =>
    `${amounts(cents, others)}, ${formatCount(sold)}`,
  noneSold: "No payments on these days.",
  way: "From visit to payment",
  wayColumns: ["Stage", "Share"],
  stages,
  ofStage,
  share: (count: number, share: number | null) =>
    share === null ? formatCount(count) : `${formatCount(count)}, ${share} %`,
  wayMeans:
    "Each device is counted once a day, without cookies; only totals are kept. A device that reaches a stage is also counted in the stages before, and one that comes on two days counts twice. Robots that identify themselves are not counted; you are.",
  days: "Days",
  nothing: "Nothing happened on these days",
  nothingHint: "Visitors and orders show here within seconds.",
  toShop: "Look at the shop",
} as const;
