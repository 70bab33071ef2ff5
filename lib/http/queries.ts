import "server-only";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";

/** Answers when the database does; otherwise its failure is what the caller sees. */
export async function pingDatabase(): Promise<void> {
  await database().execute(sql`select 1`);
}
