import type { Finding } from "../schemas";
import { parsedPage } from "./dom";
import { factsOf } from "./facts-of-reading";
import { linesOf } from "./lines";
import { thingsOf } from "./structured";

export interface Page {
  url: string;
  html: string;
  /** Texts of its stylesheets that were fetched. */
  styles: readonly string[];
}

const maxPages = 6;

/** The facts that stand on the pages of one site. */
export function readPages(pages: readonly Page[]): Finding[] {
  const parsed = pages.slice(0, maxPages).map(parsedPage);
  return factsOf({
    url: pages[0]?.url ?? "",
    pages: parsed,
    lines: parsed.flatMap(({ document, url }) => linesOf(document, url)),
    things: parsed.flatMap(thingsOf),
    styles: pages.flatMap(({ styles }) => styles),
  });
}
