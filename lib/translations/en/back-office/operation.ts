export const emailList = {
  date: "Date",
  to: "To",
  subject: "Subject",
  status: "Status",
  attempts: "Attempts",
  again: "Try again",
  all: "All",
  search: "Type, such as receipt:7",
  empty: "No e-mails yet.",
} as const;

export const emailStatuses = {
  due: "Due",
  sent: "Sent",
  dead: "Given up",
} as const;

export const emailSamples = {
  intro: "Every e-mail that the shop sends, with invented data. Links do nothing here.",
  loading: "The e-mails are loading.",
  sample: "E-mail",
  nameOf: "{group}: {occasion}",
  from: "From",
  subject: "Subject",
  scheme: "E-mail program",
  width: "Width",
  desktop: "Desktop",
  phone: "Phone",
  frame: "The e-mail “{subject}”",
  asText: "Plain text version",
} as const;

/** The color scheme of the program that shows an email. */
export const emailSchemes = {
  light: "Light",
  dark: "Dark",
} as const;

export const emailGroups = {
  accounts: "Accounts",
  orders: "Orders",
  sites: "Sites",
  team: "To the shop and its staff",
} as const;

export const jobList = {
  job: "Job",
  status: "Status",
  nextRun: "Next run",
  since: "Since",
  attempts: "Attempts",
  again: "Try again",
  all: "All",
  search: "Job, such as deploy-site",
  empty: "No jobs are waiting, running or given up.",
} as const;

/** Of background jobs, by the names that the database keeps. */
export const jobNames = {
  "send-email": "Send e-mail",
  "receive-email": "Receive e-mail",
  "check-payment": "Check payment",
  "check-captured": "Check captured",
  "finish-refund": "Finish refund",
  "process-webhook-event": "Process webhook event",
  "remind-of-transfer": "Remind of transfer",
  "expire-transfer": "Expire transfer",
  "sync-deployments": "Sync deployments",
  "deploy-site": "Deploy site",
  "run-sale": "Run sale",
  "launch-preset": "Launch template",
  "check-domain": "Check domain",
  "set-host-domain": "Set host domain",
  "build-export": "Build export",
  "delete-account": "Delete account",
  "enqueue-missing": "Enqueue missing",
  "delete-expired-data": "Delete expired data",
  "forget-old-events": "Forget old events",
  "delete-expired-keys": "Delete expired keys",
  "delete-expired-sessions": "Delete expired sessions",
  "delete-unused-pictures": "Delete unused pictures",
  "delete-old-versions": "Delete old versions",
  "mail-held-messages": "Mail held messages",
  "mail-kept-drafts": "Mail kept drafts",
  "deliver-to-webhook": "Deliver to webhook",
  "delete-old-messages": "Delete old messages",
  "delete-old-visits": "Delete old visits",
  "delete-old-visitors": "Delete old visitors",
  "recheck-vat-id": "Recheck vat id",
  "watch-tax-threshold": "Watch tax threshold",
  "read-exchange-rates": "Read exchange rates",
  "delete-expired-rate-limits": "Delete expired rate limits",
} as const;

export const jobStatuses = {
  queued: "Waiting",
  running: "Running",
  dead: "Given up",
} as const;

export const auditTrail = {
  when: "When",
  what: "What",
  who: "Who",
  about: "About",
  where: "From",
  all: "All",
  from: "From day",
  to: "To day",
  export: "Export as CSV",
  search: "E-mail or number of an account, or IP address",
  empty: "Nothing was recorded yet.",
} as const;

/** Who acted, for events without an account. */
export const auditActors = {
  guest: "Not logged in",
  customer: "A deleted account",
  admin: "A former admin",
  shop: "The shop itself",
} as const;

export const auditAreas = {
  access: "Sign-ins",
  account: "Accounts",
  catalog: "Templates, coupons and reviews",
  order: "Orders and payments",
  site: "Sites and domains",
  support: "Messages to the shop",
  operation: "Operation",
} as const;

export const apiTokenList = {
  intro:
    "With a token, a program can use the API in your name. It may do what you choose here, as far as your role allows it.",
  reference: "What the API offers",
  name: "Name",
  mayDo: "May",
  madeBy: "Created by",
  lastUsed: "Last used",
  never: "Never",
  expires: "Expires",
  state: "State",
  revoke: "Revoke",
  ofToken: " the token {name}",
  revokeTitle: "Revoke “{name}”?",
  revokeText: "Programs that use it lose access at once. This cannot be undone.",
  make: "Create a token",
  search: "Name or e-mail",
  empty: "No tokens yet.",
} as const;

export const apiTokenStates = {
  live: "Works",
  expired: "Expired",
  revoked: "Revoked",
} as const;

export const newApiToken = {
  name: "Name",
  nameHint: "The program that uses it, such as “Nightly export”.",
  days: "Works for how many days",
  scopes: "What it may do",
  nothing: "Nothing",
  read: "See",
  write: "See and change",
  submit: "Create it",
  madeTitle: "Your token",
  madeText: "Copy it into the program now: it is shown only once.",
} as const;

/** The decision about a payment that PayPal reports differently. */
export const paymentDecision = {
  title: "This payment needs a decision",
  intro:
    "PayPal reports something different from what was ordered. Nothing happens until you decide.",
  decision: "Decision",
  why: "Reason",
  check: "Check PayPal again",
  checkText: "Continues by itself if PayPal now reports what was ordered.",
  capture: "Collect payment",
  captureText: "Collects the amount the customer approved, if it is the order's amount.",
  refund: "Refund",
  refundText: "Returns everything PayPal collected, and closes the order.",
  release: "Release",
  releaseText: "Closes the order unpaid: its templates can be ordered again.",
} as const;

/** The decision about a bank transfer that arrived too late. */
export const transferDecision = {
  title: "This transfer needs a decision",
  intro:
    "It arrived after the customer had ordered the same templates again. Nothing happens until you decide.",
  release: "Release",
  releaseText: "If you have sent the money back: the order stays closed and unpaid.",
  check: "Mark as paid",
  checkText: "Possible once the other order is closed unpaid.",
} as const;
