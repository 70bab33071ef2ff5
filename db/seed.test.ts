import { asc, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { env } from "@/lib/env";
import { database } from "./client";
import { presets } from "./schema/catalogue";
import { seed } from "./seed";

const rows = () => database().select().from(presets).orderBy(asc(presets.id));
const run = (options = {}) => seed(env("database").DATABASE_URL, options);
let added: number[] = [];

beforeAll(async () => {
  added = (await Promise.all([run(), run(), run()])).map((it) => it.added);
});

/**
 * @requirement Catalogue: The seed data is the twelve presets, in their order, with five true
 *   pictures each
 * @requirement Operations: A fresh database is filled once, and never again over what the admin
 *   changed
 */
test("three concurrent seedings insert the presets once", async () => {
  expect(added.sort((a, b) => a - b)).toEqual([0, 0, 17]);
  expect(await rows()).toHaveLength(17);
});

test.each([
  [1, "Gourmet Grove", 20, "red", "home", "basic"],
  [2, "Atlantic", 20, "white", "shop", "basic"],
  [3, "Corporate", 28, "yellow", "about", "basic"],
  [4, "Silent", 15, "blue", "home", "basic"],
  [5, "Simple", 25, "white", "cart", "basic"],
  [6, "Cosmo", 45, "green", "home", "medium"],
  [7, "Prestige", 45, "brown", "detail", "medium"],
  [8, "Motion", 35, "green", "shop", "medium"],
  [9, "Cali", 70, "blue", "shop", "premium"],
  [10, "Sonic", 90, "red", "home", "premium"],
  [11, "Thunder", 80, "white", "cart", "premium"],
  [12, "Trend", 70, "white", "detail", "premium"],
  [13, "Corporate Premium", 75, "yellow", "about", "premium"],
  [14, "Prestige Premium", 90, "brown", "detail", "premium"],
  [15, "Silent Premium", 60, "blue", "home", "premium"],
  [16, "Cosmo Premium", 90, "green", "home", "premium"],
  [17, "Atlantic Premium", 65, "white", "shop", "premium"],
] as const)("no. %d is %s for $%d, %s, %s, %s", async (id, name, price, color, type, category) => {
  const preset = (await rows())[id - 1];
  const design = name.toLowerCase().replace(" premium", "/premium").replace(" ", "-");
  expect(preset).toMatchObject({
    id,
    name,
    priceCents: price * 100,
    color,
    type,
    category,
    isDisabled: false,
    purchasedCount: 0,
    ratingCount: 0,
    url: `/preview/${design}`,
    images: [1, 2, 3, 4, 5].map((n) => `/presets/${design}/${n}.webp`),
  });
});

test("all presets have different release dates", async () => {
  const releaseTimes = (await rows()).map(({ releasedAt }) => releasedAt.getTime());
  expect(new Set(releaseTimes).size).toBe(17);
});

/**
 * @requirement Operations: A fresh database is filled once, and never again over what the admin
 *   changed
 */
test("seeding again does not overwrite the admin's changes", async () => {
  await database().update(presets).set({ priceCents: 1 }).where(sql`${presets.id} = 1`);
  expect(await run()).toEqual({ added: 0 });
  expect((await rows())[0]?.priceCents).toBe(1);
});

test("synthetic presets are spread over all cells and satisfy all constraints", async () => {
  expect(await run({ synthetic: 180 })).toEqual({ added: 180 });
  const [spread] = await database().execute(
    sql`select count(*)::int as cells, min(count)::int as least from preset_counts where count > 0`,
  );
  expect(spread).toEqual({ cells: 90, least: 2 });
});
