import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { contactMessages } from "@/db/schema/contact";
import { threadMessages, threads } from "@/db/schema/support";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Thread, ThreadSort } from "../schemas";

const refusal = currentTranslations("supportRefusals");

const bodyOfLast = sql<string>`coalesce((
  select left(last.body, 200) from ${threadMessages} as last
  where last.thread_id = ${threads.id} order by last.id desc limit 1), '')`;

const columns = {
  id: threads.id,
  email: threads.email,
  name: threads.name,
  company: sql<string>`coalesce(${contactMessages.company}, '')`,
  invoiceId: threads.invoiceId,
  status: threads.status,
  isWaiting: threads.isWaiting,
  assigneeId: threads.assigneeId,
  assignee: users.email,
  excerpt: bodyOfLast,
  createdAt: threads.createdAt,
  lastMessageAt: threads.lastMessageAt,
} satisfies Record<Exclude<ThreadSort, "attention">, AnyColumn | SQL>;

/** Descending: threads that wait for an answer first, and in both groups the newest first. */
const attention = sql`(case when ${threads.isWaiting} then 1e11 else 0 end
  + extract(epoch from ${threads.lastMessageAt}))`;

const allWords = sql`(
  select string_agg(said.body, ' ') from ${threadMessages} as said where said.thread_id = ${threads.id})`;

const selectThreads = (db: Pick<Database, "select"> = database()) =>
  db
    .select(columns)
    .from(threads)
    .leftJoin(contactMessages, eq(contactMessages.id, threads.contactMessageId))
    .leftJoin(users, eq(users.id, threads.assigneeId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectThreads>>[number];

const view = ({ createdAt, lastMessageAt, ...row }: Row): Thread => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastMessageAt: lastMessageAt.toISOString(),
});

export async function listThreads(
  list: AdminList<ThreadSort>,
): Promise<{ threads: Thread[]; total: number }> {
  const { email, name, company } = columns;
  const { where, orderBy } = listPage(list, {
    columns: { ...columns, attention },
    id: threads.id,
    searched: [email, name, company, allWords],
  });
  const [rows, [counted]] = await Promise.all([
    selectThreads()
      .where(where)
      .orderBy(...orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: sql<number>`count(*)::int` })
      .from(threads)
      .leftJoin(contactMessages, eq(contactMessages.id, threads.contactMessageId))
      .leftJoin(users, eq(users.id, threads.assigneeId))
      .where(where),
  ]);
  return { threads: rows.map(view), total: counted?.total ?? 0 };
}

export async function requireThread(id: number, db?: Pick<Database, "select">): Promise<Thread> {
  const [row] = await selectThreads(db).where(eq(threads.id, id));
  if (!row) throw unknownThread();
  return view(row);
}

export const unknownThread = () => new ShopError("not_found", refusal("unknownThread"));
