import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printContent } from "@/components/templates/content/print";
import { findSlot } from "@/components/templates/content/values";
import { offers } from "@/components/templates/offers";
import { isTemplateSlug, type TemplateSlug } from "@/components/templates/registry";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { scaled } from "@/e2e/support/fault-test";
import { sampleOf } from "@/e2e/support/sweep";
import { type ContentDocument, canonicalDocument } from "@/lib/customization/content/rules";
import { orderFrom, plainItems } from "./order-items";
import { orderLimits } from "./order-texts";

const offering = Object.keys(offers).filter(isTemplateSlug);
const selling = offering.filter((slug) => offers[slug]?.catalog);

const offerOf = (slug: TemplateSlug) => {
  const offer = offers[slug];
  if (!offer) throw new Error(`${slug} offers nothing`);
  return offer;
};

/** The printed value at a path of groups. */
const viewAt = (view: unknown, path: string): unknown =>
  path
    .split(".")
    // Views of groups are records of their slots.
    .reduce((inside, name) => (inside as Record<string, unknown>)[name], view);

interface PrintedPrice {
  amount: number;
  currency: string;
}

/** The prices that a site's page shows, by the id of their product. */
function printedPrices(slug: TemplateSlug, { content: values, language }: ContentDocument) {
  const { content, catalog } = offerOf(slug);
  if (!catalog) throw new Error(`${slug} sells nothing`);
  const view = printContent(content, {
    values,
    language,
    brandName: "",
    images: "",
    uploads: "",
    trades: "",
    home: "",
    isEdited: false,
  });
  // A catalog's list is one of products with prices: the test below checks that.
  const items = viewAt(view, catalog.items) as ({ id: string } & Record<string, PrintedPrice>)[];
  const shipping = catalog.shipping && (viewAt(view, catalog.shipping.price) as PrintedPrice);
  return {
    prices: new Map(items.map((item) => [item.id, item[catalog.price] as PrintedPrice])),
    shipping: shipping && shipping.amount > 0 ? shipping : null,
  };
}

describe.each(offering)("%s declares", (slug) => {
  const { content, catalog, request } = offerOf(slug);
  const kindAt = (path: string) => findSlot(content.slots, path)?.slot.kind;

  test("its products by slots that it has", () => {
    if (!catalog) return expect(request).toBeDefined();
    expect(kindAt(catalog.items)).toBe("list");
    expect(kindAt(`${catalog.items}.1.${catalog.price}`)).toBe("price");
    for (const name of catalog.name) expect(kindAt(`${catalog.items}.1.${name}`)).toBe("text");
    if (catalog.shipping) {
      expect(kindAt(catalog.shipping.name)).toBe("text");
      expect(kindAt(catalog.shipping.price)).toBe("price");
    }
  });

  test("its request by slots that it has", () => {
    if (!request) return expect(catalog).toBeDefined();
    const paths = Object.values(request.fields);
    if (request.subject) paths.push(request.subject.label, ...request.subject.value);
    for (const path of paths) {
      expect(kindAt(path), path).toMatch(/^(text|paragraph|link|price)$/);
    }
  });
});

test("an order has the published names and prices", () => {
  expect(
    orderFrom("atlantic", null, [
      { id: "2", quantity: 4 },
      { id: "4", quantity: 1 },
    ]),
  ).toEqual({
    lines: [
      { name: "Dining Chair Toasted", quantity: 4, amount: { cents: 12_000, currency: "USD" } },
      { name: "Sofa Toasted", quantity: 1, amount: { cents: 22_000, currency: "USD" } },
    ],
    sum: { cents: 70_000, currency: "USD" },
  });
});

const documentWith = (content: ContentDocument["content"]): ContentDocument => ({
  template: "thunder",
  version: 1,
  language: "de",
  title: "",
  description: "",
  content,
});

test("a product is named with its variant, and shipping is a line of its own", () => {
  const document = documentWith({
    "cart.items.1.name": "Blitz",
    "summary.shipping": { amount: 590, currency: "USD" },
  });
  expect(orderFrom("thunder", document, [{ id: "1", quantity: 2 }])).toEqual({
    lines: [
      { name: "Blitz, 42", quantity: 2, amount: { cents: 9_000, currency: "USD" } },
      { name: "Versand", quantity: 1, amount: { cents: 590, currency: "USD" } },
    ],
    sum: { cents: 18_590, currency: "USD" },
  });
});

const one = (id: string, quantity: number) => [{ id, quantity }];

test.each([
  ["a template without products", "silent", one("1", 1), /^Nothing can be ordered/],
  ["a template that takes requests only", "prestige", one("1", 1), /^Nothing can be ordered/],
  ["nothing", "cali", [], /^Nothing was chosen/],
  ["an unknown product", "cali", one("9", 1), /does not have one of these/],
  ["a name of every object", "cali", one("constructor", 1), /does not have one of these/],
  ["none of a product", "cali", one("1", 0), /between 1 and 99/],
  ["fewer than none", "cali", one("1", -1), /between 1 and 99/],
  ["a part of a product", "cali", one("1", 1.5), /between 1 and 99/],
  ["no number", "cali", one("1", Number.NaN), /between 1 and 99/],
  ["too many of a product", "cali", one("1", 100), /between 1 and 99/],
  [
    "too many of a product, in two parts",
    "cali",
    [...one("1", 60), ...one("1", 60)],
    /between 1 and 99/,
  ],
  [
    "too many products",
    "motion",
    Array.from({ length: 41 }, (_, index) => ({ id: `n${index}`, quantity: 1 })),
    /40 different products/,
  ],
] as const)("is refused in plain words: %s", (_, slug, items, words) => {
  expect(orderFrom(slug, null, items)).toEqual({ problem: expect.stringMatching(words) });
});

test("prices in several currencies have no sum", () => {
  const document = documentWith({ "cart.items.1.price": { amount: 100, currency: "EUR" } });
  const both = [...one("1", 1), ...one("2", 1)];
  // In the language of the site.
  expect(orderFrom("thunder", document, both)).toEqual({
    problem: expect.stringContaining("mehreren Währungen"),
  });
});

/** The document with all prices in dollars: products in several currencies cannot be ordered together. */
const inDollars = (slug: TemplateSlug, document: ContentDocument): ContentDocument => ({
  ...document,
  content: Object.fromEntries(
    Object.entries(document.content).map(([path, value]) => {
      const { slot } = findSlot(offerOf(slug).content.slots, path) ?? {};
      const isPrice = slot?.kind === "price" && typeof value === "object" && "amount" in value;
      return [path, isPrice ? { ...value, currency: "USD" } : value];
    }),
  ),
});

/** Mostly sound orders of the sample's first products. */
const sentItems = fc.array(
  fc.record({
    id: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom("1", "2") },
      { weight: 1, arbitrary: fc.string({ maxLength: 14 }) },
    ),
    quantity: fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 1, max: 30 }) },
      { weight: 1, arbitrary: fc.double() },
    ),
  }),
  { maxLength: 4 },
);

/**
 * @requirement Sites: Whatever a visitor sends, an order's sum is that of the published prices
 */
test.each(sampleOf(selling, 2))(
  "%s: the sum is the published prices times the quantities",
  (slug) => {
    const { content } = offerOf(slug);
    let accepted = 0;
    fc.assert(
      fc.property(contentDocuments(slug, content), fc.boolean(), sentItems, (any, isOne, items) => {
        const valid = isOne ? inDollars(slug, any) : any;
        const document = canonicalDocument(content, valid);
        const { prices, shipping } = printedPrices(slug, document);
        const order = orderFrom(slug, document, items);
        const quantities = new Map<string, number>();
        for (const { id, quantity } of items) {
          quantities.set(id, (quantities.get(id) ?? 0) + quantity);
        }
        const ordered = [...quantities].map(([id, quantity]) => ({
          price: prices.get(id),
          quantity,
        }));
        const currencies = new Set(
          [...ordered.map(({ price }) => price), shipping].flatMap((it) => it?.currency ?? []),
        );
        const isSound =
          items.length > 0 &&
          ordered.every(
            ({ price, quantity }) =>
              price && Number.isInteger(quantity) && quantity >= 1 && quantity <= 99,
          ) &&
          ordered.length <= orderLimits.lines &&
          currencies.size === 1;
        if (!isSound) {
          expect(order).toEqual({ problem: expect.stringMatching(/^\p{Lu}.+\.$/u) });
          return;
        }
        accepted++;
        const sum = ordered.reduce(
          (all, { price, quantity }) => all + (price?.amount ?? 0) * quantity,
          shipping?.amount ?? 0,
        );
        expect(order).toMatchObject({ sum: { cents: sum, currency: [...currencies][0] } });
      }),
      { seed: 20_261_122, numRuns: scaled(200) },
    );
    expect(accepted).toBeGreaterThan(20);
  },
);

test("fields of quantities stand in for a script, and what is none of them is left out", () => {
  const fields = new Map([
    ["kind", "order"],
    ["items.1", "2"],
    ["items.2", "0"],
    ["items.3", ""],
    ["items.n4", "x"],
    ["items.a.b", "1"],
    ["items.__proto__", "1"],
  ]);
  // What is no number is kept, and refused as a quantity.
  expect(JSON.parse(plainItems(fields))).toEqual([
    { id: "1", quantity: 2 },
    { id: "n4", quantity: null },
  ]);
  expect(plainItems(new Map([["items.1", "0"]]))).toBe("");
});
