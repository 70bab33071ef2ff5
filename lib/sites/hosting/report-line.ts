import "server-only";
import { escapeHtml } from "@/lib/html";
import { legalLinks } from "@/lib/legal-links";
import { absolute, site } from "@/lib/site";
import { reportLink } from "../reports/texts";

/** The policy of sites allows only inline styles. A bar of its own fits below a page of any colors. */
const style =
  "all: initial; display: block; clear: both; padding: .375rem 1rem; font: .8125rem/1.5 system-ui, sans-serif; color: #d1d5db; background: #1f2937; text-align: center";

const linkStyle =
  "display: inline-block; padding: .25rem .5rem; color: inherit; font: inherit; text-decoration: underline";

/** The last line of each page of a site: it leads to the shop's form, which knows the page unless there is none. */
export function reportLine(address: string | null): string {
  const query = address === null ? "" : `?site=${encodeURIComponent(address)}`;
  const href = escapeHtml(absolute(legalLinks.report) + query);
  const name = escapeHtml(site.name);
  return `<aside aria-label="${name}" lang="en" dir="ltr" style="${style}"><a href="${href}" rel="nofollow" style="${linkStyle}">${reportLink}</a></aside>`;
}

export const withEnd = (page: string, end: string) =>
  end ? page.replace(/(<\/body>|$)/, (close) => end + close) : page;
