import type { TemplateSlug } from "@/components/templates/registry";
import type { ContentDocument } from "../content/rules";

export interface OrderedItem {
  /** Of the list's item in the site's content. */
  id: string;
  quantity: number;
}

interface Amount {
  cents: number;
  currency: string;
}

interface Order {
  /** `amount` is that of one piece. */
  lines: { name: string; quantity: number; amount: Amount }[];
  sum: Amount;
}

/** What an order comes to, by the published content alone: no template declares a catalog yet. */
export const orderFrom = (
  _slug: TemplateSlug,
  _document: ContentDocument | null,
  _items: readonly OrderedItem[],
): Order | { problem: string } => ({ problem: "Nothing can be ordered on this site." });

/** The `items` of a form that no script has put together, from its fields `items.<id>`; empty if it has none. */
export const plainItems = (_fields: ReadonlyMap<string, string>): string => "";

/** What a request is about, and its fields, with the labels of the page: no template declares a request yet. */
export const requestFields = (
  _slug: TemplateSlug,
  _document: ContentDocument | null,
  _fields: Readonly<Record<string, string>>,
): { label: string; value: string }[] => [];
