import type { TemplateSlug } from "@/components/templates/registry";
import type { ContentDocument } from "../content/rules";
import { tidyLine } from "./rules";

interface OrderedItem {
  /** Of the list's item in the site's content. */
  id: string;
  quantity: number;
}

interface Amount {
  cents: number;
  currency: string;
}

export interface Order {
  lines: { name: string; quantity: number; amount: Amount }[];
  sum: Amount;
}

/** What an order comes to, by the published content alone. */
export const orderFrom = (
  _slug: TemplateSlug,
  _document: ContentDocument | null,
  _items: readonly OrderedItem[],
): Order | { problem: string } => ({ problem: "Nothing can be ordered on this site." });

/** The fields of a request with the labels that they have on the page. */
export const requestFields = (
  _slug: TemplateSlug,
  _document: ContentDocument | null,
  fields: Readonly<Record<string, string>>,
): { label: string; value: string }[] =>
  Object.entries(fields).map(([name, value]) => ({ label: tidyLine(name), value }));
