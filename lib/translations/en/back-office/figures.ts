export const figures = {
  period: "Period",
  ofDays: "{days, number} days",
  ofYear: "A year",
  range: "{first} to {last}. Days begin at midnight, UTC.",
  loading: "The figures are loading.",
  now: "Needs attention",
  nothingWaits: "Nothing needs your attention.",
  transfers:
    "{count, plural, one {# bank transfer has} other {# bank transfers have}} not arrived: {amounts}",
  sales: "Sales",
  paid: "Paid",
  paidMeans: "Total of the orders paid on these days, with deployment.",
  ordersPaid: "{count, plural, one {# order paid} other {# orders paid}}",
  refunded: "Refunded",
  refundedMeans: "Returned to customers on these days, for any order.",
  refunds: "{count, plural, one {# refund} other {# refunds}}",
  left: "Net revenue",
  leftMeans: "Paid less refunded.",
  placed: "Orders placed",
  placedMeans: "Placed on these days, whether they were paid or not.",
  seePlaced: "See them",
  alsoIn: "And in {currency}: {amounts}; {before}.",
  alsoAmounts: "{paid} paid, {refunded} refunded, {left} left",
  before: "{value} in the period before",
  span: "{first} to {last}",
  today: "Today",
  table: "Show as a table",
  salesChart: "Revenue per day",
  visitorsChart: "Devices that opened a template",
  chartOf: "{what}, from {first} to {last}.",
  most: "The highest was {value}, {span}.",
  days: "Days",
  placedColumn: "Placed",
  paidColumn: "Orders paid",
  refundsColumn: "Refunds",
  best: "Best sellers",
  preset: "Template",
  revenue: "Revenue, times sold",
  bestMeans: "By the orders paid on these days. Refunds are not deducted.",
  soldFor: "{amounts}, {count, number}",
  noneSold: "No payments on these days.",
  way: "From visit to payment",
  stage: "Stage",
  share: "Share",
  countShare: "{count, number}, {share, number} %",
  wayMeans:
    "Each device is counted once a day, without cookies; only totals are kept. A device that reaches a stage is also counted in the stages before, and one that comes on two days counts twice. Robots that identify themselves are not counted; you are.",
  nothing: "Nothing happened on these days",
  nothingHint: "Visitors and orders show here within seconds.",
  toShop: "Look at the shop",
} as const;

/** What waits for staff. */
export const tasks = {
  payments: "{count, plural, one {# payment needs a decision} other {# payments need a decision}}",
  "refund-requests":
    "{count, plural, one {# customer requests a refund} other {# customers request a refund}}",
  evidence:
    "{count, plural, one {# order’s country is not backed by evidence} other {# orders’ countries are not backed by evidence}}",
  "vat-ids":
    "{count, plural, one {# order’s VAT id is not known to VIES} other {# orders’ VAT ids are not known to VIES}}",
  threads: "{count, plural, one {# message needs an answer} other {# messages need an answer}}",
  "held-sites":
    "{count, plural, one {# site waits for your look} other {# sites wait for your look}}",
  sites:
    "{count, plural, one {# site could not be published} other {# sites could not be published}}",
  reports:
    "{count, plural, one {# report of a site needs a decision} other {# reports of sites need a decision}}",
  mails: "{count, plural, one {# e-mail could not be sent} other {# e-mails could not be sent}}",
  jobs: "{count, plural, one {# background job failed} other {# background jobs failed}}",
} as const;

/** Cases about sites that wait for a decision. */
export const openCases = {
  title: "Open cases about sites",
  list: "List",
  under: "Less than {days, plural, one {# day} other {# days}}",
  between: "{from, number} to {to, plural, one {# day} other {# days}}",
  over: "Over {days, plural, one {# day} other {# days}}",
  deadlines:
    "Fraud and crimes against children are decided within {hours, plural, one {# hour} other {# hours}}, other reports and objections within {days, plural, one {# day} other {# days}}, held sites within one working day. What is older than 7 days is overdue.",
} as const;

export const caseLists = {
  reports: "Reports",
  "held-sites": "Held sites",
} as const;

export const visitStages = {
  detail: "Opened a template",
  cart: "Opened the cart",
  checkout: "Opened the checkout",
} as const;

export const visitStageColumns = {
  detail: "Template",
  cart: "Cart",
  checkout: "Checkout",
} as const;

/** The speed of pages as browsers measured it. */
export const speed = {
  title: "Page speed for visitors",
  intro:
    "Three of four page views were at least this fast. With fewer than 100 page views, one slow connection can distort the figures.",
  source:
    "Measured in one of four page views, without cookies; only totals are kept. Robots that identify themselves and the back office are not counted.",
  loading: "The measurements are loading.",
  none: "No measurements on these days",
  noneHint: "The first one shows a few seconds after a visitor leaves a page.",
  page: "Page",
  views: "Page views",
  notMeasured: "Not measured",
  milliseconds: "{value} ms",
  seconds: "{value} s",
  legend: "{means}. Good up to {good}, poor above {poor}.",
} as const;

export const pageKinds = {
  home: "Home",
  shop: "Shop",
  detail: "Template",
  cart: "Cart",
  checkout: "Checkout",
  account: "Account",
  search: "Search",
  trade: "Businesses",
  compare: "Comparison",
  saved: "Saved",
  other: "Other pages",
} as const;

export const devices = {
  phone: "On phones",
  desktop: "On computers",
} as const;

export const speedRatings = {
  good: "Good",
  "needs-improvement": "Needs improvement",
  poor: "Poor",
} as const;

export const vitalNames = {
  LCP: "Main content",
  INP: "Response",
  CLS: "Layout shift",
  FCP: "First content",
  TTFB: "Server",
} as const;

export const vitalMeanings = {
  LCP: "until the largest part of the page shows",
  INP: "from a click or key until the page responds",
  CLS: "how much the page jumps while loading, as a score",
  FCP: "until anything shows",
  TTFB: "until the server starts to respond",
} as const;
