import "server-only";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { threadMessages, threads } from "@/db/schema/support";
import { env } from "@/lib/env";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { threadMessageEmail } from "../emails/thread-message";
import { messageKey } from "../message-key";
import type { LockedThread } from "./lock-thread";

type NewMessage = Pick<typeof threadMessages.$inferInsert, "channel" | "body"> &
  Partial<typeof threadMessages.$inferInsert>;

/**
 * Adds a customer's message to a locked thread, opens the thread again if it was done, and informs
 * the assigned staff member. Null if this email was stored before.
 */
export async function addCustomerMessage(
  tx: Transaction,
  thread: LockedThread,
  message: NewMessage,
): Promise<number | null> {
  const [stored] = await tx
    .insert(threadMessages)
    .values({ ...message, threadId: thread.id, author: "customer" })
    .onConflictDoNothing()
    .returning({ id: threadMessages.id });
  if (!stored) return null;
  await tx
    .update(threads)
    .set({ status: "open", isWaiting: true, lastMessageAt: sql`now()` })
    .where(eq(threads.id, thread.id));
  const { id: threadId, invoiceId, name, email } = thread;
  await queueEmail(tx, {
    key: messageKey(stored.id),
    to: await findReader(tx, thread),
    // Headers that keep programs from answering.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    email: threadMessageEmail({
      threadId,
      invoiceId,
      from: name || email,
      fromAddress: message.fromAddress ?? null,
      message: message.body,
    }),
  });
  return stored.id;
}

/** The assigned staff member; the team if nobody is assigned. */
async function findReader(tx: Transaction, { assigneeId }: LockedThread): Promise<string> {
  const { CONTACT_TO } = env("email");
  if (assigneeId === null) return CONTACT_TO;
  const [assignee] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, assigneeId));
  return assignee?.email ?? CONTACT_TO;
}
