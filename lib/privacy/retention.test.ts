import { expect, test } from "vitest";
import { listTables } from "@/e2e/support/personal-data";
import { retention } from "./retention";

/** Nothing in them is about a customer, or it is a hash, a key or a number that ends with the day. */
const impersonal = [
  "bundles",
  "canned_answers",
  "coupons",
  "document_numbers",
  "exchange_rates",
  "jobs",
  "preset_counts",
  "preset_prices",
  "presets",
  "revalidated_tags",
  "sales",
  "used_tickets",
  "preset_sales_days",
  "sales_days",
  "shop_visit_days",
  "shop_visitors",
  "terms_texts",
  "web_vitals",
  "visit_salts",
  "webhook_events",
  // Files of sites by their hash: they go once no version has them.
  "site_blobs",
  // The shop's own pictures: they go a month after no preset shows them.
  "preset_picture_files",
  "preset_pictures",
];

/** @requirement Accounts: What is kept how long is one table, for the page about privacy and the job that deletes */
test("every table of the database is in the table of what is kept, once", async () => {
  const named = Object.values(retention).flatMap(({ tables }) => tables);
  expect([...named, ...impersonal].sort()).toEqual(await listTables());
});
