import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { env } from "@/lib/env";
import { database } from "./client";
import { migrate } from "./migrate";
import { cartItems } from "./schema/cart";
import { invoiceItems, purchaseClaims } from "./schema/invoices";

// drizzle-kit adds an enumerable method to all arrays of the process, which pdf.js refuses.
Object.defineProperty(Array.prototype, "random", { enumerable: false });

const folder = new URL("./migrations/", import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), "utf8"));
const entries: { tag: string; idx: number; when: number }[] = read("meta/_journal.json").entries;
const snapshot = (idx: number) => read(`meta/${String(idx).padStart(4, "0")}_snapshot.json`);

const appliedMigrations = () =>
  database().execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);

test("the migrations match the schema (npm run db:generate)", async () => {
  const files = readdirSync(new URL("./schema/", import.meta.url)).filter((it) =>
    it.endsWith(".ts"),
  );
  const modules = await Promise.all(
    files.map((file) => import(`./schema/${file.slice(0, -3)}.ts`)),
  );
  const schema = Object.assign({}, ...modules);
  const newest = snapshot(entries.length - 1);
  const current = generateDrizzleJson(schema, newest.id, undefined, "snake_case");
  expect(await generateMigration(newest, current)).toEqual([]);
  expect(Object.keys(newest.tables).length).toBeGreaterThan(5);
});

test("the journal lists every migration in order", () => {
  const files = readdirSync(folder).filter((it) => it.endsWith(".sql"));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  expect(entries.map(({ idx }) => idx)).toEqual(files.map((_, n) => n));
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort());
});

test("of the snapshots, a quarter of a megabyte each, only the newest is kept", () => {
  const newest = entries.length - 1;
  expect(readdirSync(new URL("meta/", folder)).sort()).toEqual([
    `${String(newest).padStart(4, "0")}_snapshot.json`,
    "_journal.json",
  ]);
});

test("concurrent migrations of an up-to-date database change nothing", async () => {
  const before = await appliedMigrations();
  const { DATABASE_URL } = env("database");
  await Promise.all([migrate(DATABASE_URL), migrate(DATABASE_URL), migrate(DATABASE_URL)]);
  expect(await appliedMigrations()).toEqual(before);
  expect(before[0]?.n).toBe(entries.length);
});

/** @requirement Operations: A database that cannot be upgraded is refused with the command that creates it again */
test("a database with an older migration that this version does not know is refused", async () => {
  const { DATABASE_URL } = env("database");
  const added = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('test', 1)`;
  await database().execute(added);
  try {
    await expect(migrate(DATABASE_URL)).rejects.toThrow("run: npm run db:reset");
  } finally {
    await database().execute(sql`delete from drizzle.__drizzle_migrations where hash = 'test'`);
  }
});

test("a database that a later release has migrated is left as it is", async () => {
  const { DATABASE_URL } = env("database");
  const later = Math.max(...entries.map(({ when }) => when)) + 1;
  await database().execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('test', ${later})`,
  );
  try {
    await expect(migrate(DATABASE_URL)).resolves.toBeUndefined();
  } finally {
    await database().execute(sql`delete from drizzle.__drizzle_migrations where hash = 'test'`);
  }
});

/** @requirement Operations: Existing databases are upgraded with what customers bought */
test("what was bought before a customer could have several licenses is their first license", async () => {
  const db = database();
  const customer = await addCustomer();
  const [bought, inCart] = [await addPurchase(customer), await addPreset()];
  const claim = { userId: customer.id, presetId: bought.presetId, invoiceId: bought.invoiceId };
  await db.insert(purchaseClaims).values(claim);
  await db.insert(cartItems).values({ userId: customer.id, presetId: inCart.id });
  for (const statement of [
    "alter table invoice_items drop column license_number",
    "alter table purchase_claims drop column license_number",
    "alter table cart_items drop column licenses",
    "alter table invoice_items add constraint invoice_items_once_each unique (invoice_id, preset_id)",
    "alter table purchase_claims add constraint purchase_claims_user_id_preset_id_pk primary key (user_id, preset_id)",
    "drop function has_other_license",
  ]) {
    await db.execute(sql.raw(statement));
  }
  const upgrade = entries.find(({ tag }) => tag.endsWith("_licenses"));
  const file = readFileSync(new URL(`${upgrade?.tag}.sql`, folder), "utf8");
  for (const statement of file.split("--> statement-breakpoint")) {
    await db.execute(sql.raw(statement));
  }
  expect(await db.select().from(purchaseClaims)).toEqual([{ ...claim, licenseNumber: 1 }]);
  const items = await db.select().from(invoiceItems).where(eq(invoiceItems.id, bought.itemId));
  expect(items).toMatchObject([{ licenseNumber: 1 }]);
  expect(await db.select().from(cartItems)).toMatchObject([{ presetId: inCart.id, licenses: 1 }]);
  const again = () => db.insert(purchaseClaims).values(claim);
  await expect(again()).rejects.toMatchObject({ cause: { code: "23505" } });
  await db.insert(purchaseClaims).values({ ...claim, licenseNumber: 2 });
});
