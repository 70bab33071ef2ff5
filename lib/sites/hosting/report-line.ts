import "server-only";
import { escapeHtml } from "@/lib/html";
import { legalLinks } from "@/lib/legal-links";
import { absolute } from "@/lib/site";
import { reportLink } from "../reports/texts";

/** The policy of sites allows only inline styles. Colors are those of the page. */
const style =
  "display: block; clear: both; margin: 0; padding: .75rem 1rem; font: .8125rem/1.5 system-ui, sans-serif; text-align: center";

const linkStyle =
  "display: inline-block; padding: .25rem .5rem; color: inherit; font: inherit; text-decoration: underline";

/** The last line of each page of a site: it leads to the shop's form, which knows the page. */
export function reportLine(address: string): string {
  const href = escapeHtml(`${absolute(legalLinks.report)}?site=${encodeURIComponent(address)}`);
  return `<div lang="en" dir="ltr" style="${style}"><a href="${href}" rel="nofollow" style="${linkStyle}">${reportLink}</a></div>`;
}
