import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "@/lib/env";
import { database } from "./client";
import { migrate } from "./migrate";

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
  for (const { idx } of entries.slice(1)) {
    expect(snapshot(idx).prevId).toBe(snapshot(idx - 1).id);
  }
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
