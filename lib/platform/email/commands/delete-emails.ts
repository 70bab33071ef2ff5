import "server-only";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";

/** Deletes emails by their keys, sent or not, in the transaction that deletes their subject. */
export async function deleteEmails(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(emailOutbox).where(inArray(emailOutbox.key, [...keys]));
}

/**
 * Deletes all emails to an address, sent or not. The email with this key, which is the last one to
 * the address, is deleted once it was sent or given up: returns false until then.
 */
export const deleteEmailsTo = (address: string, lastKey: string): Promise<boolean> =>
  transaction(async (tx) => {
    const isTo = sql`${emailOutbox.payload} ->> 'to' = ${address}`;
    await tx.delete(emailOutbox).where(and(isTo, ne(emailOutbox.key, lastKey)));
    const isLast = eq(emailOutbox.key, lastKey);
    await tx.delete(emailOutbox).where(and(isLast, ne(emailOutbox.status, "due")));
    return (await tx.$count(emailOutbox, isLast)) === 0;
  });
