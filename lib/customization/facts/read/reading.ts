import type { Element } from "domhandler";
import type { FactSource } from "../schemas";
import { type ParsedPage, urlOf } from "./dom";
import type { Line } from "./lines";
import type { Thing } from "./structured";

/** Pages or a text, parsed. */
export interface Reading {
  url: string;
  /** None for a text. */
  pages: readonly ParsedPage[];
  lines: readonly Line[];
  things: readonly Thing[];
  /** Texts of stylesheets. */
  styles: readonly string[];
}

export const sourceOf = (line: Line): FactSource => ({ page: line.page, place: line.place });

const ownAddressOf = ({ name, attribs }: Element): string | undefined => {
  if (name === "link" && /canonical/i.test(attribs.rel ?? "")) return attribs.href;
  return /^og:url$/i.test(attribs.property ?? "") ? attribs.content : undefined;
};

/** The host that the site says to be at, since a mailbox may be at it. */
export function hostOf({ pages, url }: Reading): string {
  for (const element of pages[0]?.elements.slice(0, 500) ?? []) {
    const own = ownAddressOf(element);
    const full = own && urlOf(own, url);
    if (full) return new URL(full).hostname;
  }
  return urlOf(url, "https://none.invalid/") ? new URL(url, "https://none.invalid/").hostname : "";
}
