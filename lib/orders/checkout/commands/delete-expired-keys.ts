import "server-only";
import { lt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { idempotencyKeys, webhookEvents } from "@/db/schema/payments";

/** Deletes idempotency keys and processed webhook events that are too old to be repeated. */
export async function deleteExpiredKeys(): Promise<void> {
  await database()
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
  await database()
    .delete(webhookEvents)
    .where(lt(webhookEvents.processedAt, sql`now() - interval '90 days'`));
}
