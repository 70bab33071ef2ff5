import "server-only";
import { and, eq, inArray, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { threadMessages, threads } from "@/db/schema/support";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { messageKey } from "../message-key";
import { keptYears } from "../rules";

/** Rows of one statement. */
const batchSize = 1_000;

async function deleteMessages(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const oldest = tx
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(condition)
    .orderBy(threadMessages.id)
    .limit(batchSize);
  const deleted = await tx
    .delete(threadMessages)
    .where(inArray(threadMessages.id, oldest))
    .returning({ id: threadMessages.id });
  await deleteEmails(
    tx,
    deleted.map(({ id }) => messageKey(id)),
  );
  return deleted.length;
}

async function deleteAllMessages(isToDelete: (tx: Transaction) => SQL | undefined): Promise<void> {
  const deleteBatch = () => transaction((tx) => deleteMessages(tx, isToDelete(tx)));
  while ((await deleteBatch()) === batchSize);
}

/**
 * Deletes the messages between the shop and a customer whose account is deleted, with the emails
 * about them.
 */
export async function deleteThreadsOf(userId: number, addresses: readonly string[]): Promise<void> {
  const isTheirs = (tx: Transaction) =>
    or(
      inArray(
        threads.invoiceId,
        tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.userId, userId)),
      ),
      and(inArray(threads.email, [...addresses]), isNotNull(threads.contactMessageId)),
    );
  await deleteAllMessages((tx) =>
    inArray(
      threadMessages.threadId,
      tx.select({ id: threads.id }).from(threads).where(isTheirs(tx)),
    ),
  );
  await transaction((tx) => tx.delete(threads).where(isTheirs(tx)));
}

/** Deletes messages that were kept for long enough, and threads without messages. */
export async function deleteOldThreads(): Promise<void> {
  const isOld = sql`now() - make_interval(years => ${keptYears})`;
  await deleteAllMessages(() => lt(threadMessages.createdAt, isOld));
  await transaction(async (tx) => {
    const left = tx
      .select({ id: threadMessages.id })
      .from(threadMessages)
      .where(eq(threadMessages.threadId, threads.id));
    await tx.delete(threads).where(and(lt(threads.lastMessageAt, isOld), notExists(left)));
  });
}
