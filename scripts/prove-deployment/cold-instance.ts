import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { closeDatabase, database, transaction } from "@/db/client";

/** A cold instance that runs many queries once the file exists, and prints how many failed. */
const queries = Number(process.argv[2]);
const go = process.argv[3] ?? "";

console.log("ready");
while (!existsSync(go)) await sleep(5);

const query = async (n: number) => {
  if (n % 2) return database().execute(sql`select id, name from presets where id = ${n}`);
  return transaction(async (tx) => {
    await tx.execute(sql`select id from presets where id = ${n} for update`);
    return tx.execute(sql`select pg_sleep(0.02)`);
  });
};

const results = await Promise.allSettled(Array.from({ length: queries }, (_, n) => query(n + 1)));
const failed = results.filter(({ status }) => status === "rejected").length;
const [row] = await database()
  .execute<{ statement_timeout: string }>(sql`show statement_timeout`)
  .catch(() => []);
const failure = results.find((it) => it.status === "rejected");
if (failure?.status === "rejected") console.error(String(failure.reason?.cause ?? failure.reason));
console.log(JSON.stringify({ failed, deadline: row?.statement_timeout === "8s" }));
await closeDatabase();
