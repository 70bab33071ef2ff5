import type { RecordState } from "@/db/words/domains";

const stateNames: Record<RecordState, string> = {
  right: "Right",
  extra: "One too many",
  missing: "Missing",
  wrong: "Wrong",
  proxied: "Proxied",
  unreachable: "No answer",
  taken: "Taken",
};

export const domainTexts = {
  off: "Domains are not offered yet",
  offHint:
    "This shop cannot show sites under domains of their own. Your site stays at its address.",
  title: "A domain of your own",
  intro:
    "Register a name wherever you like, type it here, and set two records where its DNS is managed. Your site is then at that name.",
  name: "Your domain",
  nameHint: "With or without www, as your readers shall see it.",
  placeholder: "www.example.com",
  add: "Use this domain",
  adding: "Looking at its records…",
  proved: "Your site is here",
  pending: "Waiting for its records",
  failing: "Its records have changed",
  expired: "We stopped looking",
  provedHint:
    "The address in our shop leads here. Leave the records as they are: we look once a day.",
  pendingHint: (until: string) =>
    `Set these records where the DNS of your name is managed. It can take an hour until they are seen. We look by ourselves until ${until}.`,
  failingHint: (until: string) =>
    `Set them again as they are here. Your site stays at this name until ${until}, and at its address in our shop.`,
  expiredHint: "Its records were not as they are here for seven days. Set them, and check again.",
  leadsTo: (host: string) => `Leads to ${host}`,
  records: (host: string) => `DNS records of ${host}`,
  recordName: "Name",
  recordValue: "Value",
  notLooked: "Not looked yet",
  states: stateNames,
  aliasHint: "Some providers call it ANAME or a flattened CNAME.",
  ofRecord: (type: string, name: string, what: string) =>
    ` the ${what.toLowerCase()} of the ${type} record of ${name}`,
  check: "Check now",
  checking: "Looking…",
  checked: (when: string) => `Last look: ${when}`,
  nextCheck: (when: string) => `the next one: ${when}`,
  other: (host: string) => `Let ${host} lead here, too`,
  withoutOther: (host: string) => `Give ${host} up`,
  remove: "Remove the domain",
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText: "Your site is then at its address in our shop. You may remove the DNS records, too.",
  removeYes: "Yes, remove it",
  removeNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
};
