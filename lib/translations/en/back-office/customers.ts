export const customerList = {
  number: "N°",
  company: "Company",
  email: "E-mail",
  since: "Since",
  address: "Address",
  verified: "verified",
  notVerified: "not verified",
  maySignIn: "May log in",
  confirmTitle: "Ban this customer?",
  confirmText:
    "{email} is logged out everywhere and cannot log in until you lift the ban. Published sites stay online: take them down under Sites if they must go, too.",
  liftTitle: "Lift the ban?",
  liftText: "{email} can log in again.",
  ban: "Ban",
  liftBan: "Lift the ban",
  ofCustomer: " of {email}",
  country: "Country",
  vatId: "VAT id",
  liftBans: "Lift the bans",
  banned: "{count, plural, one {One customer banned.} other {# customers banned.}}",
  bansLifted: "{count, plural, one {One ban lifted.} other {The bans of # customers lifted.}}",
  search: "Company or e-mail",
  empty: "No customers yet.",
} as const;

export const customerPage = {
  orders: "Orders",
  noOrders: "No orders yet.",
  sites: "Sites",
  noSites: "No sites yet.",
  messages: "Messages",
  noMessages: "No messages yet.",
  all: "All {count, number}",
  account: "Account",
  verified: "Address: verified",
  notVerified: "Address: not verified",
  since: "Customer since {day}",
  invoiceAddress: "For invoices",
  drafts: "Drafts",
  draftCount:
    "{count, plural, =0 {No template changed yet.} one {One template with their own words or pictures.} other {# templates with their own words or pictures.}}",
  sessions: "Sessions",
  noSessions: "Logged in nowhere.",
  unknownDevice: "Unknown device",
  lastSeen: "last seen {moment}",
  isBanned: "Banned: cannot log in.",
} as const;

export const staffList = {
  intro:
    "The people who work in the back office besides you. You are the owner: your account has the address set as ADMIN_EMAIL on the server.",
  who: "Who",
  role: "Role",
  state: "State",
  since: "Since",
  change: "Change",
  invite: "Invite someone",
  inviteText: "They get a link by e-mail, which works once, within a week.",
  email: "E-mail address",
  send: "Send the invitation",
  changeRole: "Change role",
  ofMember: " of {email}",
  save: "Save",
  remove: "Remove",
  takeBack: "Withdraw",
  removeTitle: "Remove {email}?",
  removeText: "They lose access to the back office at once, and their API tokens stop working.",
  takeBackTitle: "Withdraw the invitation of {email}?",
  takeBackText: "The link in their e-mail stops working.",
  search: "E-mail or company",
  empty: "No one else works here yet.",
} as const;

export const staffRoles = {
  support: "Support",
  bookkeeping: "Bookkeeping",
} as const;

/** What staff with a role may see and do. */
export const staffRoleTexts = {
  support: "Customers, their sites, reviews, messages and e-mail. No orders, no prices, no money.",
  bookkeeping: "Orders, refunds, invoices, credit notes and the books, to see and to download.",
} as const;

export const staffStates = {
  active: "Active",
  invited: "Invited",
  expired: "Invitation expired",
} as const;

/** The page of an invitation to the back office. */
export const join = {
  title: "Join the back office",
  intro: "The owner of this shop has invited you to work in its back office.",
  action: "Accept the invitation",
  busy: "Accepting…",
  done: "Welcome. Your role: {role}.",
  noLink:
    "Please open the link in the e-mail that invites you. The shop's owner can send you another.",
  open: "Open the back office",
} as const;
