import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** Throws if the database does not respond. */
export async function pingDatabase(): Promise<void> {
  await database().execute(sql`select 1`);
}
