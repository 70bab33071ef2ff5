import type { SiteTab } from "./site-frame";

/** The parts of a site's page, in their order. */
export const siteTabs: readonly SiteTab[] = [
  "overview",
  "history",
  "messages",
  "visits",
  "domain",
  "settings",
];
