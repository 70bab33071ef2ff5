import { expect, onTestFinished, test } from "vitest";
import { createOldDatabase } from "@/e2e/support/old-database";
import { migrate } from "./migrate";
import { seedPresets } from "./seed-presets";

/** The migrations before the first premium edition. */
const before = 22;

async function upgraded(rows: string) {
  const { url, sql, drop } = await createOldDatabase(before);
  onTestFinished(drop);
  if (rows) await sql.unsafe(rows);
  await migrate(url);
  return sql`select name, price_cents, category, color, type, url, images, is_disabled from presets
    where url like '%/premium'`;
}

/** The premium editions of the seed, or all others. */
const seeded = (isPremium: boolean) =>
  seedPresets.filter(({ url }) => url.endsWith("/premium") === isPremium);

/** @requirement Operations: A shop that exists already gets the premium editions off sale */
test("a shop with the templates gets their premium editions off sale", async () => {
  const rows = seeded(false).map(
    ({ name, priceCents, category, color, type, url }) =>
      `('${name}', ${priceCents}, '${category}', '${color}', '${type}', '{/a.webp}', '${url}')`,
  );
  const editions = await upgraded(
    `insert into presets (name, price_cents, category, color, type, images, url) values ${rows}`,
  );
  const wanted = seeded(true).map(({ name, priceCents, category, color, type, url, images }) => ({
    name,
    price_cents: priceCents,
    category,
    color,
    type,
    url,
    images,
    is_disabled: true,
  }));
  expect(editions).toHaveLength(wanted.length);
  expect(editions).toEqual(expect.arrayContaining(wanted));
});

test("a shop without the templates, and a new shop, get none", async () => {
  expect(await upgraded("")).toEqual([]);
});
