/** A domain of a customer's site. */
export const siteDomain = {
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
  pendingHint:
    "Add these records at your domain provider. It can take an hour until we see them. We keep checking until {until}.",
  failingHint:
    "Please set them again as shown below. Your site stays at this domain until {until}, and at its address at our shop.",
  expiredHint: "For seven days its records were not as shown below. Set them, then check again.",
  leadsTo: "Leads to {host}",
  check: "Check now",
  checking: "Checking…",
  checked: "Last checked: {when}",
  nextCheck: "next check: {when}",
  other: "Use {host}, too",
  withoutOther: "Stop using {host}",
  remove: "Remove the domain",
  removeTitle: "Remove {host}?",
  removeText: "Your site is then at its address at our shop. You may remove the DNS records, too.",
  removeYes: "Yes, remove it",
  removeNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
} as const;

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "DNS records of {host}",
  name: "Name",
  value: "Value",
  notLooked: "Not checked yet",
  notFoundYet: "Not found yet",
  right: "Correct",
  extra: "One too many",
  missing: "Missing",
  wrong: "Wrong",
  proxied: "Behind a proxy",
  unreachable: "No answer",
  taken: "Taken",
  others:
    "Only these records are checked: others can stay, such as the TXT record of a search console.",
  othersElsewhere:
    "Add that one to the domain that you registered, not to {host}: a name with a CNAME record can have no other records.",
  aliasHint: "Some providers call it ANAME or a flattened CNAME.",
  nameOfRecord: " the name of the {type} record of {name}",
  valueOfRecord: " the value of the {type} record of {name}",
  forProvider: "All records as a text for your domain provider:",
  allOf: " all records of {host}",
  byEmail: "E-mail it",
  request: "Please add these DNS records for {host}:",
} as const;

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "The {type} record is missing: there is none at {name}.",
  wrong:
    "The {type} record {type, select, CNAME {points at} ALIAS {leads to} other {says}} {found} instead of {value}.",
  extra:
    "{name} also leads to {found}, so that some visitors do not reach your site. Remove the record with that address.",
  proxied: "A proxy of {proxy} answers for {name} and hides the record.",
  switchOff: "Switch the proxy off for this name.",
  switchOffCloudflare:
    "Switch the proxy off: where your DNS is managed, click the orange cloud beside the record, so that it is gray and says “DNS only”.",
  unreachable: "No name server answered for {name}.",
  taken:
    "Another site of this shop has this name, and its TXT record is still there. Remove that one, and check again.",
} as const;
