import { expect, onTestFinished, test } from "vitest";
import { createOldDatabase } from "@/e2e/support/old-database";
import { migrate } from "./migrate";

/** The migrations before the first premium edition. */
const before = 22;

async function upgraded(rows: string) {
  const { url, sql, drop } = await createOldDatabase(before);
  onTestFinished(drop);
  if (rows) await sql.unsafe(rows);
  await migrate(url);
  return sql`select name, price_cents, category, color, url, images, is_disabled from presets
    where url like '/preview/corporate%' order by id`;
}

const corporate = (
  price: number,
) => `insert into presets (name, price_cents, category, color, type, images, url)
  values ('Corporate', ${price}, 'basic', 'yellow', 'about', '{/a.webp}', '/preview/corporate')`;

/** @requirement Operations: A shop that exists already gets a premium edition off sale */
test("a shop with the template gets its premium edition off sale", async () => {
  const [, edition, ...others] = await upgraded(corporate(2_800));
  expect(others).toEqual([]);
  expect(edition).toEqual({
    name: "Corporate Premium",
    price_cents: 7_500,
    category: "premium",
    color: "yellow",
    url: "/preview/corporate/premium",
    images: [1, 2, 3, 4, 5].map((n) => `/presets/corporate/premium/${n}.webp`),
    is_disabled: true,
  });
});

test("a shop without the template, and a new shop, get none", async () => {
  expect(await upgraded("")).toEqual([]);
});
