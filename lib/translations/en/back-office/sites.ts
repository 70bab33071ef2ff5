export const siteList = {
  site: "Site",
  owner: "Owner",
  status: "Status",
  all: "All",
  takenDown: "Taken down",
  published: "Published",
  messages: "Messages",
  manyMessages: "{most, number} or more",
  failedMails: "{count, plural, one {# e-mail failed} other {# e-mails failed}}",
  action: "May be online",
  ground: "Ground",
  takeDown: "Take down",
  allow: "Allow again",
  ofSite: ": {name}",
  dialogTitle: "Take {name} down?",
  dialogText:
    "It is offline at once, and {email} cannot publish it until you allow it again. They are told the reason.",
  why: "Reason",
  search: "Name, domain, owner, template or license",
  empty: "No sites yet.",
} as const;

export const siteStatuses = {
  ordered: "Ordered",
  building: "Publishing",
  live: "Online",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Offline",
} as const;

export const heldSiteList = {
  since: "Since",
  heldOn: "held {days}",
  site: "Site",
  owner: "Owner",
  why: "Why it waits",
  status: "Decision",
  by: "by {email}",
  look: "Look at it",
  ofSite: ": {name}",
  title: "{name}: {change}",
  description: "Typed by {email}. The reasons weigh {score, number} together.",
  reasons: "What was noticed",
  content: "What was typed",
  company: "Company",
  pageTitle: "Page title",
  address: "Name in the address",
  domain: "Domain",
  words: "Texts",
  links: "Links, to read only",
  pictures: "Descriptions of pictures",
  oldAddresses: "Old addresses",
  approve: "Put online",
  approveChange: "Allow the change",
  refuse: "Refuse",
  reason: "Reason, which the owner is told",
  loading: "One moment…",
  all: "All",
  search: "Site, owner, template or reason",
  empty: "No site waits.",
} as const;

export const heldStatuses = {
  held: "Waiting",
  approved: "Approved",
  refused: "Refused",
  replaced: "Replaced by its owner",
} as const;

/** What waits: a site, or a change of one. */
export const heldChanges = {
  publication: "Publication",
  settings: "Settings",
  name: "Name in the address",
  domain: "Own domain",
} as const;

export const reportList = {
  number: "Number",
  site: "Site",
  kind: "Reported",
  status: "Status",
  received: "Received",
  nothingNoticed: "Nothing noticed",
  score: "Score {score, number}",
  formsPaused: "Forms paused",
  due: "Decide by",
  overdue: "Overdue",
  action: "Action",
  ownDecision: "Found by us",
  gone: "Deleted",
  draft: "Shared draft",
  isOffline: "offline",
  others: "{count, plural, one {# other open report} other {# other open reports}}",
  waiting: "To decide",
  arrived: "arrived {days}",
  all: "All",
  search: "Site, words or reporter",
  empty: "No reports.",
  read: "Read",
  decide: "Decide",
  ofReport: " report {id}",
} as const;

export const reportStatuses = {
  open: "Open",
  no_action: "No action",
  taken_down: "Taken down",
  objected: "Owner objects",
  restored: "Put back",
  upheld: "Stays offline",
} as const;

export const reportDialog = {
  title: "Report {id}",
  newTab: " (opens in a new tab)",
  words: "What was reported",
  nothingNoticed: "Nothing was noticed",
  screening: "What was noticed (score {score, number})",
  formsPaused: "The site’s forms are paused until this is decided.",
  reporter: "Reporter",
  anonymous: "Without a name",
  decision: "Decision: {decision}",
  objection: "The owner’s objection",
  answer: "Answer",
  whatWithSite: "What happens with the site",
  takeSiteDown: "Take it offline",
  noActionOnSite: "No action: it stays online",
  whatWithDraft: "What happens with the draft",
  takeDraftDown: "End its link",
  noActionOnDraft: "No action: it stays shared",
  closeOnly: "It is offline: close the report",
  putBack: "Put it back online",
  keepOffline: "Keep it offline",
  ground: "Ground",
  reason: "Reason",
  allAnswered:
    "{count, plural, one {The # other open report of this site gets the same answer.} other {The # other open reports of this site get the same answer.}}",
  withOthers:
    "{count, plural, one {Answer the # other open report of this site the same way} other {Answer the # other open reports of this site the same way}}",
  send: "Decide and send e-mails",
} as const;

/** Who reads the reason of a decision, by what is decided. */
export const reasonHints = {
  taken_down:
    "Owner and reporter read it. Name the words or pictures, and the law or the part of our terms.",
  no_action: "The reporter reads it.",
  restored: "The owner reads it.",
  upheld: "The owner reads it.",
} as const;

export const reportFigures = {
  title: "Figures of the year",
  intro: "For the transparency report: the cases that began in the year, in UTC.",
  year: "Year",
  notices: "Reports",
  open: "Not decided yet",
  takenDown: "Led to a takedown",
  noAction: "No action",
  median: "Median time to a decision",
  ownTakedowns: "Takedowns without a report",
  objections: "Objections of owners",
  restored: "Put back after one",
  upheld: "Stayed offline after one",
  lessThanAnHour: "less than an hour",
  hours: "{hours, plural, one {# hour} other {# hours}}",
  days: "{days, plural, one {# day} other {# days}}",
} as const;

/** The number of takedowns, by what they rest on. */
export const takedownFigures = {
  law: "Takedowns: it breaks the law",
  terms: "Takedowns: it breaks our terms",
} as const;
