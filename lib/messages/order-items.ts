import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { formatPrice } from "@/components/templates/content/print";
import type { LinkValue, PriceValue, Run } from "@/components/templates/content/slots";
import { findSlot } from "@/components/templates/content/values";
import { offers } from "@/components/templates/offers";
import type { TemplateSlug } from "@/components/templates/registry";
import { itemsOf } from "@/lib/content/edits";
import { type ContentDocument, sampleDocument, valueAt } from "@/lib/content/rules";
import { plainText } from "@/lib/content/runs";
import { orderLimits, orderTexts } from "./order-texts";

export interface OrderedItem {
  /** Of the list's item in the content. */
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
  /** Of one piece. */
  amount: Amount;
}

interface Order {
  lines: OrderLine[];
  sum: Amount;
}

interface Problem {
  /** In plain words and the site's language, for whoever ordered. */
  problem: string;
}

/** A template's content in one place, as it is published. */
interface Published {
  declaration: ContentDeclaration;
  document: ContentDocument;
}

/** What a slot says on the page, in one line. */
function textAt({ declaration, document }: Published, path: string): string {
  const slot = findSlot(declaration.slots, path)?.slot;
  const value = valueAt(declaration, document, path);
  const said = () => {
    // Published documents are validated: each slot holds the value of its kind.
    switch (slot?.kind) {
      case "text":
        return String(value ?? "");
      case "paragraph":
        return plainText(value as readonly Run[], "");
      case "link":
        return (value as LinkValue).label;
      case "price":
        return formatPrice(value as PriceValue, document.language, slot.hasDecimals);
      default:
        return "";
    }
  };
  return said().replace(/\s+/g, " ").trim();
}

const joined = (published: Published, paths: readonly string[]): string =>
  paths
    .map((path) => textAt(published, path))
    .filter(Boolean)
    .join(", ");

function amountAt({ declaration, document }: Published, path: string): Amount {
  // As above: the path is that of a price, which a test checks for each template.
  const { amount, currency } = valueAt(declaration, document, path) as PriceValue;
  return { cents: amount, currency };
}

/** How many of each, also of what was sent twice. */
function quantitiesOf(items: readonly OrderedItem[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

const isQuantity = (it: number) => Number.isInteger(it) && it >= 1 && it <= orderLimits.quantity;

/** What an order comes to: names and prices are those of the published content, whatever was sent. */
export function orderFrom(
  slug: TemplateSlug,
  document: ContentDocument | null,
  items: readonly OrderedItem[],
): Order | Problem {
  const problems = orderTexts[document?.language ?? "en"];
  const { content: declaration, catalog } = offers[slug] ?? {};
  if (!declaration || !catalog) return { problem: problems.none };
  const published = { declaration, document: document ?? sampleDocument(slug, declaration) };
  if (items.length === 0) return { problem: problems.empty };
  const quantities = quantitiesOf(items);
  if (quantities.size > orderLimits.lines) return { problem: problems.long };
  const known = itemsOf(declaration, published.document, catalog.items);
  const lines: OrderLine[] = [];
  for (const [id, quantity] of quantities) {
    if (!known.includes(id)) return { problem: problems.unknown };
    if (!isQuantity(quantity)) return { problem: problems.quantity };
    const item = `${catalog.items}.${id}`;
    const name = joined(
      published,
      catalog.name.map((slot) => `${item}.${slot}`),
    );
    lines.push({ name, quantity, amount: amountAt(published, `${item}.${catalog.price}`) });
  }
  const shipping = catalog.shipping && amountAt(published, catalog.shipping.price);
  if (catalog.shipping && shipping && shipping.cents > 0) {
    lines.push({
      ...{ name: textAt(published, catalog.shipping.name), quantity: 1, amount: shipping },
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
 * The `items` of a form that no script has put together, from its fields of quantities, `items.<id>`; empty if
 * it has none.
 */
export function plainItems(fields: ReadonlyMap<string, string>): string {
  const items = [...fields].flatMap(([name, value]) => {
    const id = /^items\.([a-z0-9]{1,12})$/.exec(name)?.[1];
    const quantity = Number(value);
    return id && quantity !== 0 ? [{ id, quantity }] : [];
  });
  return items.length > 0 ? JSON.stringify(items) : "";
}

/**
 * What a request is about, and its further fields by their names without "field.", with the labels that they
 * have on the page. Fields that the template does not have are left out.
 */
export function requestFields(
  slug: TemplateSlug,
  document: ContentDocument | null,
  fields: Readonly<Record<string, string>>,
): { label: string; value: string }[] {
  const { content: declaration, request } = offers[slug] ?? {};
  if (!declaration || !request) return [];
  const published = { declaration, document: document ?? sampleDocument(slug, declaration) };
  const { subject } = request;
  const about = subject
    ? [{ label: textAt(published, subject.label), value: joined(published, subject.value) }]
    : [];
  const written = Object.entries(request.fields).flatMap(([name, path]) => {
    const value = Object.hasOwn(fields, name) ? (fields[name] ?? "").trim() : "";
    return value ? [{ label: textAt(published, path) || name, value }] : [];
  });
  return [...about, ...written];
}
