import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as getUcp } from "@/app/.well-known/ucp/route";
import { GET as getFeed } from "@/app/feed.json/route";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seedPresets } from "@/db/seed-presets";
import { call, jsonBody } from "@/e2e/support/call";
import { addPreset, addPresets, addReview } from "@/e2e/support/factories";
import { POST } from "./route";

const read = (name: string) =>
  JSON.parse(readFileSync(`e2e/fixtures/commerce-schemas/${name}.json`, "utf8"));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const schema of read("ucp-2026-04-08")) ajv.addSchema(schema);
ajv.addSchema(read("acp-feed-2026-04-17"), "acp");

function expectValid(ref: string, value: unknown) {
  const validate = ajv.getSchema(ref);
  expect(validate, ref).toBeDefined();
  expect(validate?.(value), ajv.errorsText(validate?.errors)).toBe(true);
}

const catalog = "https://ucp.dev/schemas/shopping/catalog_search.json#/$defs/";

interface Product {
  id: string;
  title: string;
  variants: { price: { amount: number } }[];
}

interface Answer {
  isError?: boolean;
  structuredContent: {
    products: Product[];
    pagination: { cursor?: string; has_next_page: boolean; total_count?: number };
  };
}

async function search(request: object): Promise<Answer> {
  const params = {
    name: "search_catalog",
    arguments: {
      meta: { "ucp-agent": { profile: "https://agent.test/profile.json" } },
      catalog: request,
    },
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const { result } = await (await call(POST, "/api/mcp", jsonBody(message))).json();
  return result;
}

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
  await addReview({ presetId: 2 });
});

/** @requirement Agents: The shop is found by UCP and by an Agentic Commerce product feed, valid by their schemas */
test("the UCP profile is a business profile that offers the catalog and no payment", async () => {
  const response = getUcp();
  const { ucp } = await response.json();
  expectValid("https://ucp.dev/schemas/ucp.json#/$defs/business_schema", ucp);
  expect(ucp.services["dev.ucp.shopping"][0]).toMatchObject({
    transport: "mcp",
    endpoint: "https://shop.test/api/mcp",
  });
  expect(Object.keys(ucp.capabilities)).toEqual(["dev.ucp.shopping.catalog.search"]);
  expect(ucp.payment_handlers).toEqual({});
});

test.each([
  { query: "blue shop" },
  { filters: {} },
  { filters: { categories: ["shop"] } },
  { query: "nothing like it", filters: { categories: ["nothing"] } },
])("a search of the catalog for %j answers by UCP's schema", async (request) => {
  expectValid(`${catalog}search_request`, request);
  const { structuredContent } = await search(request);
  expectValid(`${catalog}search_response`, structuredContent);
});

test("categories and prices narrow a search, and cursors lead on", async () => {
  const shops = await search({ filters: { categories: ["shop", "unknown"] } });
  const names = shops.structuredContent.products.map(({ title }) => title);
  expect(names).toEqual(expect.arrayContaining(["Motion", "Cali"]));
  const none = await search({ filters: { categories: ["unknown"] } });
  expect(none.structuredContent.products).toEqual([]);
  const cheap = await search({
    context: { currency: "USD" },
    filters: { price: { max: 2_000 } },
  });
  for (const { variants } of cheap.structuredContent.products) {
    expect(variants[0]?.price.amount).toBeLessThanOrEqual(2_000);
  }
  expect(cheap.structuredContent.products.length).toBeGreaterThan(0);

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const pagination = { limit: 5, ...(cursor ? { cursor } : {}) };
    const { structuredContent } = await search({ filters: {}, pagination });
    expectValid(`${catalog}search_response`, structuredContent);
    seen.push(...structuredContent.products.map(({ id }) => id));
    cursor = structuredContent.pagination.cursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seedPresets.length);
  expect(seen).toHaveLength(seedPresets.length);
});

/** @requirement Agents: A total is said only where it is known */
test("a large catalog is paged to its end, and a number that is not known is not said", async () => {
  const rows = await addPresets(
    ...Array.from({ length: 130 }, (_, n) => ({ name: `Quokka ${n}`, color: "red" as const })),
  );
  const seen: string[] = [];
  let [cursor, limit]: [string | undefined, number] = [undefined, 50];
  do {
    const pagination = { limit, ...(cursor ? { cursor } : {}) };
    const { structuredContent } = await search({ filters: {}, pagination });
    expectValid(`${catalog}search_response`, structuredContent);
    expect(structuredContent.pagination.total_count).toBe(seedPresets.length + rows.length);
    seen.push(...structuredContent.products.map(({ id }) => id));
    cursor = structuredContent.pagination.cursor;
    // Not a whole number of pages.
    limit = 37;
  } while (cursor);
  expect(seen).toHaveLength(seedPresets.length + rows.length);
  expect(new Set(seen).size).toBe(seen.length);

  const price = { context: { currency: "USD" }, filters: { price: { max: 2_000 } } };
  const bounded = await search(price);
  expectValid(`${catalog}search_response`, bounded.structuredContent);
  expect(bounded.structuredContent.pagination).not.toHaveProperty("total_count");
  const named = await search({ ...price, query: "Atlantic" });
  expect(named.structuredContent.pagination.total_count).toBe(1);

  await database()
    .delete(presets)
    .where(
      inArray(
        presets.id,
        rows.map(({ id }) => id),
      ),
    );
});

test("a search without a query or filters is refused", async () => {
  expect((await search({})).isError).toBe(true);
  expect((await search({ query: "x", pagination: { cursor: "../1" } })).isError).toBe(true);
});

test("the feed of the Agentic Commerce Protocol has every preset on sale", async () => {
  await addPreset({ name: "Gone", isDisabled: true });
  const feed = await (await getFeed()).json();
  expectValid("acp#/$defs/ProductsResponse", feed);
  expect(feed.products).toHaveLength(seedPresets.length);
  const atlantic = feed.products.find(({ title }: Product) => title === "Atlantic");
  expect(atlantic).toMatchObject({
    url: "https://shop.test/detail/2",
    variants: [
      {
        price: { amount: 2_000, currency: "USD" },
        availability: { available: true, status: "in_stock" },
      },
    ],
  });
});
