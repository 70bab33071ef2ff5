import "server-only";
import { type AnyColumn, asc, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { mailOutbox } from "@/db/schema/mail";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import type { MailField, MailView } from "./schemas";

const columns: Record<MailField, AnyColumn> = {
  id: mailOutbox.id,
  status: mailOutbox.status,
  attempts: mailOutbox.attempts,
  createdAt: mailOutbox.createdAt,
};

const mailColumns = {
  id: mailOutbox.id,
  key: mailOutbox.key,
  to: sql<string>`${mailOutbox.payload} ->> 'to'`,
  subject: sql<string>`${mailOutbox.payload} ->> 'subject'`,
  status: mailOutbox.status,
  attempts: mailOutbox.attempts,
  lastError: mailOutbox.lastError,
  createdAt: mailOutbox.createdAt,
  sentAt: mailOutbox.sentAt,
};

type Row = Omit<MailView, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

const view = ({ createdAt, sentAt, ...row }: Row): MailView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export async function listMails(
  list: AdminList<MailField>,
): Promise<{ mails: MailView[]; total: number }> {
  const page = listPage(list, { columns, id: mailOutbox.id, searched: [mailOutbox.key] });
  const [rows, total] = await Promise.all([
    database()
      .select(mailColumns)
      .from(mailOutbox)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(mailOutbox, page.where),
  ]);
  return { mails: rows.map(view), total };
}

/** The mails of some occasions, in the order they were promised. */
export async function listMailsByKey(keys: string[]): Promise<MailView[]> {
  const rows = await database()
    .select(mailColumns)
    .from(mailOutbox)
    .where(inArray(mailOutbox.key, keys))
    .orderBy(asc(mailOutbox.id))
    .limit(keys.length);
  return rows.map(view);
}

export async function requireMail(id: number): Promise<MailView> {
  const [row] = await database().select(mailColumns).from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!row) throw new ShopError("not_found", "There is no such mail.");
  return view(row);
}
