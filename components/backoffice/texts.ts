import type { EvidenceState } from "@/db/words/evidence";
import { majorUnits } from "@/lib/money-texts";
import type { OrderTimeline, PaymentResolution } from "@/lib/orders/checkout/schemas";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import type { SiteRecord } from "@/lib/sites/schemas";

export const backOfficeTexts = {
  title: "Back office",
  overview: "Overview",
  sales: "Sales",
  catalogue: "Catalogue",
  operation: "Operation",
  moreReasons: (count: number) => `and ${count} more`,
  waiting: (section: string, count: number) => `${section}, ${count} waiting`,
  searchAll: "Search",
  searchAllTitle: "Search everything",
  searchAllHint: "A name, an e-mail, a reference, or words of a message",
  allOf: (section: string, count: number) => `${section}: all ${count}`,
  orderHit: (id: number, customer: string, total: string) => `Order ${id}, ${customer}, ${total}`,
  figures: "Figures",
  orders: "Orders",
  orderTitle: (id: number) => `Order ${id}`,
  refunds: "Refunds",
  bank: "Bank",
  books: "Books",
  presets: "Templates",
  coupons: "Coupons",
  reviews: "Reviews",
  customers: "Customers",
  customerTitle: (id: number) => `Customer ${id}`,
  sites: "Sites",
  reports: "Reports",
  heldSites: "Held sites",
  messages: "Messages",
  mail: "E-mails",
  emailSamples: "E-mail samples",
  jobs: "Jobs",
  audit: "Audit",
  staff: "Staff",
  apiTokens: "API tokens",
  tryAgain: "Try again",
  cancel: "Cancel",
  oneMoment: "One moment…",
};

const resolutions: Record<PaymentResolution["action"], { label: string; text: string }> = {
  check: {
    label: "Check PayPal again",
    text: "Continues by itself if PayPal now reports what was ordered.",
  },
  capture: {
    label: "Collect payment",
    text: "Collects the amount the customer approved, if it is the order's amount.",
  },
  refund: { label: "Refund", text: "Returns everything PayPal collected, and closes the order." },
  release: {
    label: "Release",
    text: "Closes the order unpaid: its templates can be ordered again.",
  },
};

type Decision = { label: string; text: string };

/** A transfer cannot be captured or refunded at PayPal. */
const transferResolutions: Partial<Record<PaymentResolution["action"], Decision>> = {
  release: {
    label: "Release",
    text: "If you have sent the money back: the order stays closed and unpaid.",
  },
  check: {
    label: "Mark as paid",
    text: "Possible once the other order is closed unpaid.",
  },
};

export const transferResolutionTexts = {
  title: "This transfer needs a decision",
  intro:
    "It arrived after the customer had ordered the same templates again. Nothing happens until you decide.",
  resolutions: transferResolutions,
};

export const resolutionTexts = {
  title: "This payment needs a decision",
  intro:
    "PayPal reports something different from what was ordered. Nothing happens until you decide.",
  decision: "Decision",
  resolutions,
  why: "Reason",
};

export const presetTexts = {
  number: "N°",
  name: "Name",
  price: "Price",
  category: "Category",
  type: "Type",
  color: "Color",
  sold: "Sold",
  rating: "Rating",
  none: "none",
  onSale: "On sale",
  on: "On",
  off: "Off",
  isOnSale: (name: string) => `: ${name} on sale`,
  takeOffSale: "Take off sale",
  putOnSale: "Put on sale",
  takenOffSale: (count: number) =>
    count === 1 ? "One template taken off sale." : `${count} templates taken off sale.`,
  nowOnSale: (count: number) =>
    count === 1 ? "One template is on sale." : `${count} templates are on sale.`,
  change: "Change",
  edit: "Edit",
  editPreset: (name: string) => `Edit ${name}`,
  add: "Add a template",
  empty: "No templates yet. Add the first one.",
  priceIn: `Price in ${majorUnits}`,
  needsPrice: "A template needs a price",
  launch: "Launch, your time",
  launchHint: "Until then only staff can see it. Leave empty for no launch date.",
  launchAt: (moment: string) => `Launch ${moment}`,
  save: "Save",
};

export const customerTexts = {
  number: "N°",
  company: "Company",
  email: "E-mail",
  since: "Since",
  address: "Address",
  verified: "verified",
  notVerified: "not verified",
  maySignIn: "May log in",
  confirmTitle: "Ban this customer?",
  confirmText: (email: string) =>
    `${email} is logged out everywhere and cannot log in until you lift the ban.`,
  ban: "Ban",
  liftBan: "Lift the ban",
  ofCustomer: (email: string) => ` of ${email}`,
  country: "Country",
  vatId: "VAT id",
  liftBans: "Lift the bans",
  banned: (count: number) => (count === 1 ? "One customer banned." : `${count} customers banned.`),
  bansLifted: (count: number) =>
    count === 1 ? "One ban lifted." : `The bans of ${count} customers lifted.`,
  search: "Company or e-mail",
  empty: "No customers yet.",
};

export const customerPageTexts = {
  orders: "Orders",
  noOrders: "No orders yet.",
  sites: "Sites",
  noSites: "No sites yet.",
  messages: "Messages",
  noMessages: "No messages yet.",
  all: (count: number) => `All ${count}`,
  account: "Account",
  since: (day: string) => `Customer since ${day}`,
  invoiceAddress: "For invoices",
  drafts: "Drafts",
  draftCount: (count: number) =>
    count === 0
      ? "No template changed yet."
      : count === 1
        ? "One template with their own words or pictures."
        : `${count} templates with their own words or pictures.`,
  sessions: "Sessions",
  noSessions: "Logged in nowhere.",
  unknownDevice: "Unknown device",
  lastSeen: (moment: string) => `last seen ${moment}`,
  isBanned: "Banned: cannot log in.",
};

export const emailTexts = {
  date: "Date",
  to: "To",
  subject: "Subject",
  status: "Status",
  statuses: { due: "Due", sent: "Sent", dead: "Given up" },
  attempts: "Attempts",
  again: "Try again",
  all: "All",
  search: "Type, such as receipt:7",
  empty: "No e-mails yet.",
};

export const jobTexts = {
  job: "Job",
  status: "Status",
  statuses: { queued: "Waiting", running: "Running", dead: "Given up" },
  nextRun: "Next run",
  since: "Since",
  attempts: "Attempts",
  again: "Try again",
  all: "All",
  search: "Job, such as deploy-site",
  empty: "No jobs are waiting, running or given up.",
};

const siteStatuses: Record<SiteRecord["status"], string> = {
  ordered: "Ordered",
  building: "Publishing",
  live: "Online",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Offline",
};

export const siteTexts = {
  site: "Site",
  owner: "Owner",
  status: "Status",
  statuses: siteStatuses,
  all: "All",
  takenDown: "Taken down",
  published: "Published",
  messages: "Messages",
  messageCount: (count: number) => (count >= 1000 ? "1,000 or more" : String(count)),
  failedMails: (count: number) => (count === 1 ? "1 e-mail failed" : `${count} e-mails failed`),
  action: "May be online",
  ground: "Ground",
  takeDown: "Take down",
  allow: "Allow again",
  ofSite: (name: string) => `: ${name}`,
  dialogTitle: (name: string) => `Take ${name} down?`,
  dialogText: (email: string) =>
    `It is offline at once, and ${email} cannot publish it until you allow it again. They are told the reason.`,
  why: "Reason",
  search: "Name, domain, owner, template or license",
  empty: "No sites yet.",
};
