import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { threadMessages, threads } from "@/db/schema/support";
import { env } from "@/lib/env";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { Caller } from "@/lib/platform/sessions/rules";
import { threadAnswerEmail } from "../emails/thread-answer";
import { messageKey } from "../message-key";
import { requireMessage } from "../queries/messages";
import { unknownThread } from "../queries/threads";
import { replyAddress } from "../reply-address";
import type { ThreadMessage } from "../schemas";
import { findLastEmail, findSameMessage, type LockedThread, lockThread } from "./lock-thread";

interface Answer {
  message: string;
  isDone: boolean;
}

/** Answers a customer by email. */
export async function answerCustomer(
  threadId: number,
  { userId }: Pick<Caller, "userId">,
  answer: Answer,
): Promise<ThreadMessage> {
  const id = await transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw unknownThread();
    return addAnswer(tx, thread, { ...answer, authorId: userId });
  });
  return requireMessage(id);
}

/**
 * Adds a message of the staff to a locked thread, and emails it. A thread without an assigned staff
 * member is assigned to the author. Returns the message's id; for a message that was just sent
 * before, the id of that one.
 */
export async function addAnswer(
  tx: Transaction,
  thread: LockedThread,
  { message: body, isDone, authorId }: Answer & { authorId: number },
): Promise<number> {
  const threadId = thread.id;
  const same = await findSameMessage(tx, { threadId, author: "staff", body });
  if (same !== null) return same;
  const fromCustomer = and(
    eq(threadMessages.threadId, threadId),
    eq(threadMessages.author, "customer"),
  );
  const isAsked = (await tx.$count(threadMessages, fromCustomer)) > 0;
  const [stored] = await tx
    .insert(threadMessages)
    .values({ threadId, author: "staff", channel: "web", authorId, body })
    .returning({ id: threadMessages.id });
  if (!stored) throw new Error("The answer was not stored.");
  await tx
    .update(threads)
    .set({
      status: isDone ? "done" : "open",
      isWaiting: false,
      assigneeId: thread.assigneeId ?? authorId,
      lastMessageAt: sql`now()`,
    })
    .where(eq(threads.id, threadId));
  const about = { subjectId: thread.userId, target: `thread ${threadId}` } as const;
  await recordEvent(tx, isAsked ? "support.answered" : "support.written", about);
  if (isDone && thread.status === "open") await recordEvent(tx, "support.done", about);
  await emailAnswer(tx, thread, { id: stored.id, body, isAsked });
  return stored.id;
}

/**
 * With these headers, email programs show the email below the one that it answers, and replies are
 * added to the thread.
 */
async function emailAnswer(
  tx: Transaction,
  { id: threadId, invoiceId, email, language }: LockedThread,
  { id, body: answer, isAsked }: { id: number; body: string; isAsked: boolean },
): Promise<void> {
  const { INBOUND_EMAIL_DOMAIN: domain, CONTACT_TO } = env("email");
  const root = `<thread-${threadId}@${domain ?? new URL(env("site").SITE_URL).hostname}>`;
  const last = await findLastEmail(tx, threadId);
  await queueEmail(tx, {
    key: messageKey(id),
    to: email,
    language: language ?? undefined,
    replyTo: domain ? replyAddress(threadId, domain) : CONTACT_TO,
    headers: {
      "In-Reply-To": last ?? root,
      References: last ? `${root} ${last}` : root,
    },
    email: threadAnswerEmail({ invoiceId, answer, isAsked }),
  });
}
