import "server-only";
import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { contactMessages } from "@/db/schema/contact";
import { invoices } from "@/db/schema/invoices";
import { threadMessages, threads } from "@/db/schema/support";
import type { ThreadAuthor } from "@/db/words/support";
import { sameMessageSeconds } from "../rules";

/** Locks a thread, with the present address of its customer; null if the thread does not exist. */
export async function lockThread(tx: Transaction, id: number) {
  const [thread] = await tx
    .select({
      id: threads.id,
      invoiceId: threads.invoiceId,
      email: sql<string>`coalesce(${users.email}, ${threads.email})`,
      name: threads.name,
      status: threads.status,
      isWaiting: threads.isWaiting,
      assigneeId: threads.assigneeId,
      /** The name in the customer's account, if the thread is about an order. */
      userId: invoices.userId,
      /** Of the page with the contact form; null if the thread is about an order. */
      language: contactMessages.language,
    })
    .from(threads)
    .leftJoin(contactMessages, eq(contactMessages.id, threads.contactMessageId))
    .leftJoin(invoices, eq(invoices.id, threads.invoiceId))
    .leftJoin(users, eq(users.id, invoices.userId))
    .where(eq(threads.id, id))
    .for("update", { of: threads });
  return thread ?? null;
}

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

interface Words {
  threadId: number;
  author: ThreadAuthor;
  body: string;
}

/**
 * The last message of a locked thread if it has the same text and was just sent: a double click, or
 * a retry.
 */
export async function findSameMessage(
  tx: Transaction,
  { threadId, author, body }: Words,
): Promise<number | null> {
  const [last] = await tx
    .select({
      id: threadMessages.id,
      isSame: sql<boolean>`${threadMessages.author} = ${author} and ${threadMessages.body} = ${body}
        and ${gt(threadMessages.createdAt, sql`now() - make_interval(secs => ${sameMessageSeconds})`)}`,
    })
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(desc(threadMessages.id))
    .limit(1);
  return last?.isSame ? last.id : null;
}

/** The `Message-ID` of the customer's last email. */
export async function findLastEmail(tx: Transaction, threadId: number): Promise<string | null> {
  const [email] = await tx
    .select({ messageId: threadMessages.messageId })
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, threadId), isNotNull(threadMessages.messageId)))
    .orderBy(desc(threadMessages.id))
    .limit(1);
  return email?.messageId ?? null;
}
