import "server-only";
import { inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";

/** Deletes emails by their keys, sent or not, in the transaction that deletes what they are about. */
export async function deleteEmails(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(emailOutbox).where(inArray(emailOutbox.key, [...keys]));
}
