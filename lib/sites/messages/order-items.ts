import type { PriceValue } from "@/components/templates/content/slots";
import { offers } from "@/components/templates/offers";
import type { TemplateSlug } from "@/components/templates/registry";
import { itemsOf } from "@/lib/customization/content/edits";
import { type ContentDocument, valueAt } from "@/lib/customization/content/rules";
import { orderLimits, orderTexts } from "./order-texts";
import { joinedText, type PublishedContent, publishedContent, textAt } from "./published-content";

export interface OrderedItem {
  /** The id of the list item in the content. */
  id: string;
  quantity: number;
}

interface Amount {
  /** In the currency's smallest unit. */
  cents: number;
  currency: string;
}

interface OrderLine {
  name: string;
  quantity: number;
  /** The price of one piece. */
  amount: Amount;
}

interface Order {
  lines: OrderLine[];
  sum: Amount;
}

interface Problem {
  /** The reason in plain words and in the site's language, for the customer. */
  problem: string;
}

function amountAt({ declaration, document }: PublishedContent, path: string): Amount {
  // Cast: published documents are validated, and a test checks for each template that the path is
  // that of a price.
  const { amount, currency } = valueAt(declaration, document, path) as PriceValue;
  return { cents: amount, currency };
}

/** The quantity of each item; repeated items are added up. */
function quantitiesOf(items: readonly OrderedItem[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

const isQuantity = (it: number) => Number.isInteger(it) && it >= 1 && it <= orderLimits.quantity;

/**
 * The total of an order: names and prices are those of the published content, whatever was sent.
 */
export function orderFrom(
  slug: TemplateSlug,
  document: ContentDocument | null,
  items: readonly OrderedItem[],
): Order | Problem {
  const problems = orderTexts[document?.language ?? "en"];
  const { content: declaration, catalog } = offers[slug] ?? {};
  if (!declaration || !catalog) return { problem: problems.none };
  const published = publishedContent(slug, declaration, document);
  if (items.length === 0) return { problem: problems.empty };
  const quantities = quantitiesOf(items);
  if (quantities.size > orderLimits.lines) return { problem: problems.long };
  const known = itemsOf(declaration, published.document, catalog.items);
  const lines: OrderLine[] = [];
  for (const [id, quantity] of quantities) {
    if (!known.includes(id)) return { problem: problems.unknown };
    if (!isQuantity(quantity)) return { problem: problems.quantity };
    const item = `${catalog.items}.${id}`;
    const name = joinedText(
      published,
      catalog.name.map((slot) => `${item}.${slot}`),
    );
    lines.push({ name, quantity, amount: amountAt(published, `${item}.${catalog.price}`) });
  }
  const shipping = catalog.shipping && amountAt(published, catalog.shipping.price);
  if (catalog.shipping && shipping && shipping.cents > 0) {
    lines.push({
      name: textAt(published, catalog.shipping.name),
      quantity: 1,
      amount: shipping,
    });
  }
  return sumOf(lines) ?? { problem: problems.currencies };
}

/** Null for prices in several currencies, which have no sum. */
function sumOf(lines: OrderLine[]): Order | null {
  const [currency = "", ...others] = new Set(lines.map(({ amount }) => amount.currency));
  if (others.length > 0) return null;
  const cents = lines.reduce((sum, { quantity, amount }) => sum + quantity * amount.cents, 0);
  return { lines, sum: { cents, currency } };
}

/**
 * The `items` of a form without script, put together from its quantity fields `items.<id>`; empty
 * if it has none.
 */
export function plainItems(fields: ReadonlyMap<string, string>): string {
  const items = [...fields].flatMap(([name, value]) => {
    const id = /^items\.([a-z0-9]{1,12})$/.exec(name)?.[1];
    const quantity = Number(value);
    return id && quantity !== 0 ? [{ id, quantity }] : [];
  });
  return items.length > 0 ? JSON.stringify(items) : "";
}
