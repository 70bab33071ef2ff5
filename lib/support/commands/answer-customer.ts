import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { threadMessages, threads } from "@/db/schema/support";
import { recordEvent } from "@/lib/audit/commands";
import { queueEmail } from "@/lib/email/commands/queue-email";
import { env } from "@/lib/env";
import type { Caller } from "@/lib/sessions/rules";
import { threadAnswerEmail } from "../emails/thread-answer";
import { messageKey } from "../message-key";
import { requireMessage } from "../queries/messages";
import { unknownThread } from "../queries/threads";
import { replyAddress } from "../reply-address";
import type { ThreadMessage } from "../schemas";
import { findLastMail, findSameMessage, type LockedThread, lockThread } from "./lock-thread";

interface Answer {
  message: string;
  isDone: boolean;
}

/** Answers a customer by mail. A thread that nobody has becomes that of whoever answers. */
export async function answerCustomer(
  threadId: number,
  { userId }: Pick<Caller, "userId">,
  { message: body, isDone }: Answer,
): Promise<ThreadMessage> {
  const id = await transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw unknownThread();
    const same = await findSameMessage(tx, { threadId, author: "staff", body });
    if (same !== null) return same;
    const [stored] = await tx
      .insert(threadMessages)
      .values({ threadId, author: "staff", channel: "web", authorId: userId, body })
      .returning({ id: threadMessages.id });
    if (!stored) throw new Error("The answer was not stored.");
    await tx
      .update(threads)
      .set({
        status: isDone ? "done" : "open",
        isWaiting: false,
        assigneeId: thread.assigneeId ?? userId,
        lastMessageAt: sql`now()`,
      })
      .where(eq(threads.id, threadId));
    const about = { subjectId: thread.userId, target: `thread ${threadId}` } as const;
    await recordEvent(tx, "support.answered", about);
    if (isDone && thread.status === "open") await recordEvent(tx, "support.done", about);
    await mailAnswer(tx, thread, { id: stored.id, body });
    return stored.id;
  });
  return requireMessage(id);
}

/** Mail programs show it below what it answers, and answers to it come back into the thread. */
async function mailAnswer(
  tx: Transaction,
  { id: threadId, invoiceId, email }: LockedThread,
  answer: { id: number; body: string },
): Promise<void> {
  const { INBOUND_EMAIL_DOMAIN: domain, CONTACT_TO } = env("mail");
  const root = `<thread-${threadId}@${domain ?? new URL(env("site").SITE_URL).hostname}>`;
  const last = await findLastMail(tx, threadId);
  await queueEmail(tx, {
    key: messageKey(answer.id),
    to: email,
    replyTo: domain ? replyAddress(threadId, domain) : CONTACT_TO,
    headers: {
      "In-Reply-To": last ?? root,
      References: last ? `${root} ${last}` : root,
    },
    ...threadAnswerEmail({ invoiceId, answer: answer.body }),
  });
}
