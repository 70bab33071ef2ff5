import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { emailOutbox } from "@/db/schema/email";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { EmailField, EmailView } from "./schemas";

const t = currentTranslations("operationRefusals");

const emailColumns = {
  id: emailOutbox.id,
  key: emailOutbox.key,
  to: sql<string>`${emailOutbox.payload} ->> 'to'`,
  subject: sql<string>`${emailOutbox.payload} ->> 'subject'`,
  status: emailOutbox.status,
  attempts: emailOutbox.attempts,
  lastError: emailOutbox.lastError,
  createdAt: emailOutbox.createdAt,
  sentAt: emailOutbox.sentAt,
} satisfies Record<EmailField, AnyColumn | SQL>;

type Row = Omit<EmailView, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

const view = ({ createdAt, sentAt, ...row }: Row): EmailView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export async function listEmails(
  list: AdminList<EmailField>,
): Promise<{ emails: EmailView[]; total: number }> {
  const { key, to, subject } = emailColumns;
  const page = listPage(list, {
    columns: emailColumns,
    id: emailOutbox.id,
    searched: [key, to, subject, emailOutbox.lastError],
  });
  const [rows, total] = await Promise.all([
    database()
      .select(emailColumns)
      .from(emailOutbox)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(emailOutbox, page.where),
  ]);
  return { emails: rows.map(view), total };
}

/** The emails of some occasions, in the order in which they were queued. */
export async function listEmailsByKey(keys: string[]): Promise<EmailView[]> {
  const rows = await database()
    .select(emailColumns)
    .from(emailOutbox)
    .where(inArray(emailOutbox.key, keys))
    .orderBy(asc(emailOutbox.id))
    .limit(keys.length);
  return rows.map(view);
}

export async function requireEmail(id: number): Promise<EmailView> {
  const [row] = await database()
    .select(emailColumns)
    .from(emailOutbox)
    .where(eq(emailOutbox.id, id));
  if (!row) throw new ShopError("not_found", t("unknownEmail"));
  return view(row);
}

/** Age of the oldest queued email; 0 if there is none. */
export async function getOldestUnsentEmailSeconds(): Promise<number> {
  const [oldest] = await database()
    .select({
      seconds: sql<number>`coalesce(
        extract(epoch from now() - min(${emailOutbox.createdAt})), 0)::float8`,
    })
    .from(emailOutbox)
    .where(eq(emailOutbox.status, "due"));
  return oldest?.seconds ?? 0;
}
