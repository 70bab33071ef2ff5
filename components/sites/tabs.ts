import type { sitePageTexts } from "./texts";

export type SiteTab = keyof typeof sitePageTexts.tabs;

/** The tabs of a site's page, in their order. */
export const siteTabs: readonly SiteTab[] = [
  "overview",
  "history",
  "messages",
  "visits",
  "domain",
  "settings",
];
