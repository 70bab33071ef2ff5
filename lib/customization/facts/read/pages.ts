import type { Finding } from "../schemas";

export interface Page {
  url: string;
  html: string;
  /** Texts of its stylesheets that were fetched. */
  styles: readonly string[];
}

/** The facts that stand on the pages of one site. */
export function readPages(_pages: readonly Page[]): Finding[] {
  return [];
}

/** Addresses of the same origin that likely hold more facts, best first. */
export function pagesWorthReading(_page: Page): string[] {
  return [];
}

/** The stylesheets that likely hold the main color. */
export function stylesWorthReading(_page: Page): string[] {
  return [];
}
