import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seedPresets } from "@/db/seed-presets";
import { call } from "@/e2e/support/call";
import { listPresetsForTrade } from "@/lib/catalogue/queries/trades";
import { comparisonCard, tradeCard } from "@/lib/catalogue/seo/og-card-text";
import { tradeSlugs } from "@/lib/catalogue/trades/rules";
import { GET } from "./route";

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
});

const draw = (name: string) => call(GET, `/og/${name}`, { params: { name } });

async function expectCard(name: string): Promise<string> {
  const response = await draw(name);
  expect(response.headers.get("content-type"), name).toBe("image/png");
  return Buffer.from(await response.arrayBuffer()).toString("base64");
}

/** @requirement SEO and accessibility: Trades and their comparisons have sharing cards of their own */
test("the page of each trade and its comparison has a card of its own", async () => {
  const names = await Promise.all(
    tradeSlugs.map(async (slug) => {
      const ids = (await listPresetsForTrade(slug)).map(({ id }) => id);
      return [tradeCard(slug), comparisonCard(ids)];
    }),
  );
  // Two trades may have the same templates, and then one comparison.
  const different = new Set(["shop", "trades", "compare", ...names.flat()]);
  const cards = [];
  for (const name of different) cards.push(await expectCard(name));
  expect(new Set(cards).size).toBe(different.size);
  expect(different.size).toBeGreaterThan(2 * tradeSlugs.length);
  // Forty drawings.
}, 120_000);

test("a card is written in the language that its address names", async () => {
  const drawn = async (params: { name: string; language?: string[] }) =>
    Buffer.from(await (await call(GET, "/og/shop", { params })).arrayBuffer()).toString("base64");
  const english = await drawn({ name: "shop" });
  expect(await drawn({ name: "shop", language: ["en"] })).toBe(english);
  expect(await drawn({ name: "shop", language: ["de"] })).not.toBe(english);
  const unknown = await call(GET, "/og/shop/xx", { params: { name: "shop", language: ["xx"] } });
  expect(unknown.status).toBe(404);
});

test.each(["trade-nothing", "trade-", "compare-", "compare-1-2", "compare-1-5-9-9", "constructor"])(
  "there is no card %s",
  async (name) => {
    expect((await draw(name)).status).toBe(404);
  },
);
