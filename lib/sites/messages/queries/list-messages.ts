import "server-only";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { siteMessages } from "@/db/schema/messages";
import { ShopError } from "@/lib/errors";
import { emailKeyPrefix, mostCounted, pageSize, searchWords } from "../rules";
import type { MessageFilter, MessagePage, MessageQuery, MessageView } from "../schemas";

const t = currentTranslations("siteErrors");

const { id, invoiceItemId, folder, isRead, words } = siteMessages;

const ofEmail = eq(emailOutbox.key, sql`${emailKeyPrefix}::text || ${id}`);

/** In the order of the folder indexes, which the primary key does not have. */
const newestFirst = sql`${id} desc nulls last`;

const selectMessages = () =>
  database()
    .select({
      id,
      kind: siteMessages.kind,
      name: siteMessages.name,
      email: siteMessages.email,
      message: siteMessages.message,
      fields: siteMessages.fields,
      order: siteMessages.order,
      folder,
      isRead,
      spamReasons: siteMessages.spamReasons,
      receivedAt: siteMessages.receivedAt,
      isEmailHeld: siteMessages.isEmailHeld,
      mailStatus: emailOutbox.status,
    })
    .from(siteMessages)
    .leftJoin(emailOutbox, ofEmail)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

const view = ({ receivedAt, isEmailHeld, mailStatus, ...row }: Row): MessageView => ({
  ...row,
  mailStatus: mailStatus ?? (isEmailHeld ? "held" : null),
  receivedAt: receivedAt.toISOString(),
});

const inFolder = (filter: MessageFilter): SQL | undefined =>
  filter === "unread" ? and(eq(folder, "inbox"), eq(isRead, false)) : eq(folder, filter);

/** Undefined without a search; a search without letters finds nothing. */
function containing(search: string): SQL | undefined {
  if (search === "") return undefined;
  const query = searchWords(search);
  return query === "" ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`;
}

interface Which {
  folder: MessageFilter;
  q: string;
  before?: number | undefined;
}

const conditionOf = (siteId: number, { folder: filter, q, before }: Which) =>
  and(
    eq(invoiceItemId, siteId),
    inFolder(filter),
    containing(q),
    before === undefined ? undefined : lt(id, before),
  );

/** The newest messages of a site, one more than asked for if there are more. */
const listNewest = (siteId: number, which: Which, limit: number): Promise<Row[]> =>
  selectMessages().where(conditionOf(siteId, which)).orderBy(newestFirst).limit(limit);

/** The number of messages, counted up to a limit. */
async function countUpTo(siteId: number, filter: MessageFilter): Promise<number> {
  const some = database()
    .select({ id })
    .from(siteMessages)
    .where(and(eq(invoiceItemId, siteId), inFolder(filter)))
    .limit(mostCounted)
    .as("some");
  return database().$count(some);
}

export async function listMessages(siteId: number, query: MessageQuery): Promise<MessagePage> {
  const [rows, unread, spam] = await Promise.all([
    listNewest(siteId, query, pageSize + 1),
    countUpTo(siteId, "unread"),
    countUpTo(siteId, "spam"),
  ]);
  const messages = rows.slice(0, pageSize).map(view);
  const next = rows.length > pageSize ? (messages.at(-1)?.id ?? null) : null;
  return { messages, next, unread, spam };
}

export async function requireMessage(siteId: number, messageId: number): Promise<MessageView> {
  const [row] = await selectMessages().where(and(eq(invoiceItemId, siteId), eq(id, messageId)));
  if (!row) throw new ShopError("not_found", t("noMessage"));
  return view(row);
}

const batchSize = 500;

/** All messages of a folder, the newest first, a few hundred at a time. */
export async function* readMessages(siteId: number, which: Omit<Which, "before">) {
  let before: number | undefined;
  for (;;) {
    const rows = await listNewest(siteId, { ...which, before }, batchSize);
    if (rows.length > 0) yield rows.map(view);
    before = rows.at(-1)?.id;
    if (rows.length < batchSize) return;
  }
}
