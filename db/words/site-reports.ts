/** What is said to be wrong with a site. */
export const reportKinds = [
  "phishing",
  "children",
  "intellectual_property",
  "personal_data",
  "illegal",
  "spam",
  "other",
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Who began a case: somebody with a notice, or the shop by taking a site down on its own. */
export const reportSources = ["notice", "shop"] as const;
export type ReportSource = (typeof reportSources)[number];

/**
 * `taken_down` may become `objected` by the owner, and that `restored` or `upheld` by staff; `restored`
 * also if the site is allowed again without an objection.
 */
export const reportStatuses = [
  "open",
  "no_action",
  "taken_down",
  "objected",
  "restored",
  "upheld",
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Statuses in which a case waits for staff. */
export const waitingStatuses = ["open", "objected"] as const satisfies readonly ReportStatus[];

/** The lists of cases about sites that staff decides. */
export const siteCaseLists = ["reports", "held-sites"] as const;
export type SiteCaseList = (typeof siteCaseLists)[number];

/** What a takedown rests on: the law, or the terms of the shop. */
export const takedownGrounds = ["law", "terms"] as const;
export type TakedownGround = (typeof takedownGrounds)[number];
