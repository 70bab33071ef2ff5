import type { RecordState } from "@/db/words/domains";

const stateNames: Record<RecordState, string> = {
  right: "Correct",
  extra: "One too many",
  missing: "Missing",
  wrong: "Wrong",
  proxied: "Behind a proxy",
  unreachable: "No answer",
  taken: "Taken",
};

export const domainTexts = {
  off: "Domains are not offered yet",
  offHint: "You cannot connect your own domain in this shop. Your site stays at its address.",
  title: "A domain of your own",
  intro:
    "Register a domain wherever you like, type it here, and add two DNS records at your domain provider. Your site is then at that domain.",
  name: "Your domain",
  nameHint: "With or without www, as your visitors should see it.",
  placeholder: "www.example.com",
  add: "Use this domain",
  adding: "Checking its records…",
  proved: "Your site is here",
  pending: "Waiting for its DNS records",
  failing: "Its DNS records have changed",
  expired: "We stopped checking",
  provedHint:
    "Its address at our shop forwards here. Leave the records as they are: we check them once a day.",
  pendingHint: (until: string) =>
    `Add these records at your domain provider. It can take an hour until we see them. We keep checking until ${until}.`,
  failingHint: (until: string) =>
    `Please set them again as shown below. Your site stays at this domain until ${until}, and at its address at our shop.`,
  expiredHint: "For seven days its records were not as shown below. Set them, then check again.",
  leadsTo: (host: string) => `Leads to ${host}`,
  records: (host: string) => `DNS records of ${host}`,
  recordName: "Name",
  recordValue: "Value",
  notLooked: "Not checked yet",
  notFoundYet: "Not found yet",
  states: stateNames,
  others:
    "Only these records are checked: others can stay, such as the TXT record of a search console.",
  othersElsewhere: (host: string) =>
    `Add that one to the domain that you registered, not to ${host}: a name with a CNAME record can have no other records.`,
  aliasHint: "Some providers call it ANAME or a flattened CNAME.",
  ofRecord: (type: string, name: string, what: string) =>
    ` the ${what.toLowerCase()} of the ${type} record of ${name}`,
  check: "Check now",
  checking: "Checking…",
  checked: (when: string) => `Last checked: ${when}`,
  nextCheck: (when: string) => `next check: ${when}`,
  other: (host: string) => `Use ${host}, too`,
  withoutOther: (host: string) => `Stop using ${host}`,
  remove: "Remove the domain",
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText: "Your site is then at its address at our shop. You may remove the DNS records, too.",
  removeYes: "Yes, remove it",
  removeNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
};
