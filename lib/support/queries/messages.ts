import "server-only";
import { type AnyColumn, and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { invoices } from "@/db/schema/invoices";
import { threadMessages, threads } from "@/db/schema/support";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { threadPageSize } from "../rules";
import type { MessageField, OwnMessage, OwnThread, ThreadMessage } from "../schemas";
import { requireThread } from "./threads";

const t = currentTranslations("messageErrors");

const columns = {
  id: threadMessages.id,
  threadId: threadMessages.threadId,
  author: threadMessages.author,
  channel: threadMessages.channel,
  by: users.email,
  fromAddress: threadMessages.fromAddress,
  body: threadMessages.body,
  attachments: threadMessages.attachments,
  isShortened: threadMessages.isShortened,
  createdAt: threadMessages.createdAt,
} satisfies Record<MessageField, AnyColumn>;

const selectMessages = () =>
  database()
    .select(columns)
    .from(threadMessages)
    .leftJoin(users, eq(users.id, threadMessages.authorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

const view = ({ createdAt, ...row }: Row): ThreadMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const ownView = ({ threadId, by, fromAddress, ...message }: ThreadMessage): OwnMessage => ({
  ...message,
  isFromElsewhere: fromAddress !== null,
});

/** The newest messages of a thread, or those before one of them, in the order of time. */
async function readPage(threadId: number, before: number | undefined) {
  const rows = await selectMessages()
    .where(
      and(
        eq(threadMessages.threadId, threadId),
        before === undefined ? undefined : lt(threadMessages.id, before),
      ),
    )
    .orderBy(desc(threadMessages.id))
    .limit(threadPageSize + 1);
  return pageOf(rows.map(view));
}

/** In descending order, and one more than the page has if there are earlier ones. */
function pageOf<Message extends { id: number }>(newest: Message[]) {
  const messages = newest.slice(0, threadPageSize).reverse();
  return { messages, next: newest.length > threadPageSize ? (messages[0]?.id ?? null) : null };
}

export async function listThreadMessages(threadId: number, before: number | undefined) {
  await requireThread(threadId);
  return readPage(threadId, before);
}

export async function listMessages(
  list: AdminList<MessageField>,
): Promise<{ messages: ThreadMessage[]; total: number }> {
  const { id, body } = columns;
  const { where, orderBy } = listPage(list, { columns, id, searched: [body] });
  const [rows, [counted]] = await Promise.all([
    selectMessages()
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(threadMessages)
      .leftJoin(users, eq(users.id, threadMessages.authorId))
      .where(where),
  ]);
  return { messages: rows.map(view), total: counted?.total ?? 0 };
}

export async function requireMessage(id: number): Promise<ThreadMessage> {
  const [row] = await selectMessages().where(eq(threadMessages.id, id));
  if (!row) throw new ShopError("not_found", t("unknown"));
  return view(row);
}

export const requireOwnMessage = async (id: number): Promise<OwnMessage> =>
  ownView(await requireMessage(id));

/** Throws unless the order is the customer's own; other orders look like missing ones. */
export async function requireOwnOrder(invoiceId: number, userId: number): Promise<void> {
  const [row] = await database()
    .select({ userId: invoices.userId })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (row?.userId !== userId) throw new ShopError("forbidden", t("otherOrder"));
}

/**
 * A page of the messages between a customer and the shop about an order; empty if there are none.
 */
export async function getOrderThreadPage(
  invoiceId: number,
  userId: number,
  before: number | undefined,
): Promise<OwnThread> {
  await requireOwnOrder(invoiceId, userId);
  const [thread] = await database()
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.invoiceId, invoiceId));
  if (!thread) return { messages: [], next: null };
  const { messages, next } = await readPage(thread.id, before);
  return { messages: messages.map(ownView), next };
}

/** The newest messages about each order of a customer, by the order's id. */
export async function listOrderThreads(userId: number): Promise<Map<number, OwnThread>> {
  const numbered = database()
    .select({
      id: threadMessages.id,
      invoiceId: threads.invoiceId,
      position: sql<number>`row_number() over (
        partition by ${threadMessages.threadId} order by ${threadMessages.id} desc)`.as("position"),
    })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(invoices, eq(invoices.id, threads.invoiceId))
    .where(eq(invoices.userId, userId))
    .as("numbered");
  const found = await database()
    .select({ id: numbered.id, invoiceId: numbered.invoiceId })
    .from(numbered)
    .where(sql`${numbered.position} <= ${threadPageSize + 1}`);
  if (found.length === 0) return new Map();
  const rows = await selectMessages()
    .where(
      inArray(
        threadMessages.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(threadMessages.id));
  const orderOf = new Map(found.map(({ id, invoiceId }) => [id, invoiceId]));
  const byOrder = new Map<number, OwnMessage[]>();
  for (const message of rows.map(view).map(ownView)) {
    const invoiceId = orderOf.get(message.id) ?? 0;
    byOrder.set(invoiceId, [...(byOrder.get(invoiceId) ?? []), message]);
  }
  return new Map([...byOrder].map(([invoiceId, newest]) => [invoiceId, pageOf(newest)]));
}
