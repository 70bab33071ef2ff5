import "server-only";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";

/** Deletes emails by their keys, sent or not, in the transaction that deletes their subject. */
export async function deleteEmails(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(emailOutbox).where(inArray(emailOutbox.key, [...keys]));
}

interface Exceptions {
  /** The key of the last email to the address: deleted once it was sent or given up. */
  lastKey: string;
  /** Emails whose keys begin like this stay. */
  keptKeys: readonly string[];
}

/** Deletes the emails to an address, sent or not. Returns false until the last one is deleted. */
export const deleteEmailsTo = (
  address: string,
  { lastKey, keptKeys }: Exceptions,
): Promise<boolean> =>
  transaction(async (tx) => {
    const isTo = sql`${emailOutbox.payload} ->> 'to' = ${address}`;
    const isDeleted = keptKeys.map((start) => sql`not starts_with(${emailOutbox.key}, ${start})`);
    await tx.delete(emailOutbox).where(and(isTo, ne(emailOutbox.key, lastKey), ...isDeleted));
    const isLast = eq(emailOutbox.key, lastKey);
    await tx.delete(emailOutbox).where(and(isLast, ne(emailOutbox.status, "due")));
    return (await tx.$count(emailOutbox, isLast)) === 0;
  });
