import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { inject } from "vitest";
import { connect } from "@/db/client";

const migrations = new URL("../../db/migrations", import.meta.url);

/** An empty database as an earlier release left it: with the first migrations only. */
export async function createOldDatabase(applied: number) {
  const url = new URL(inject("testServer"));
  const server = postgres(url.href, { max: 1 });
  const name = `old_${randomBytes(6).toString("hex")}`;
  await server.unsafe(`create database ${name}`);
  url.pathname = `/${name}`;
  const { sql, db } = connect(url.href, 1);
  const folder = mkdtempSync(join(tmpdir(), "presetry-migrations-"));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, applied) }));
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const drop = async () => {
    await sql.end();
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  };
  return { url: url.href, sql, drop };
}
