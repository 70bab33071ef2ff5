import type { HeldStatus } from "@/db/words/sites";

const statuses: Record<HeldStatus, string> = {
  held: "Waiting",
  approved: "Approved",
  refused: "Refused",
  replaced: "Replaced by its owner",
};

export const heldSiteTexts = {
  since: "Since",
  heldOn: (days: string) => `held ${days}`,
  site: "Site",
  owner: "Owner",
  why: "Why it waits",
  status: "Decision",
  statuses,
  by: (email: string) => `by ${email}`,
  look: "Look at it",
  ofSite: (name: string) => `: ${name}`,
  title: (name: string, change: string) => `${name}: ${change}`,
  description: (email: string, score: number) =>
    `Typed by ${email}. The reasons weigh ${score} together.`,
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
};
