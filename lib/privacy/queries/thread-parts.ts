import "server-only";
import { and, asc, eq, getTableColumns, gte, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoices } from "@/db/schema/invoices";
import { threadMessages, threads } from "@/db/schema/support";
import { fileNumber, jsonPart, type Part } from "./part";

/** The number of messages in one file: some megabytes if all are as long as possible. */
const pageSize = 500;

/**
 * Threads about the customer's orders; threads of the contact form only if the address is verified,
 * because anybody can enter any address there.
 */
const isOf = (userId: number): SQL | undefined =>
  and(
    eq(users.id, userId),
    or(
      eq(invoices.userId, userId),
      and(
        isNotNull(threads.contactMessageId),
        eq(threads.email, users.email),
        isNotNull(users.emailVerifiedAt),
      ),
    ),
  );

const { authorId, providerId, messageId, ...columns } = getTableColumns(threadMessages);

const readMessages = (userId: number, start: number) =>
  database()
    .select({ ...columns, orderId: threads.invoiceId })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .leftJoin(invoices, eq(invoices.id, threads.invoiceId))
    .innerJoin(users, sql`true`)
    .where(and(isOf(userId), gte(threadMessages.id, start)))
    .orderBy(asc(threadMessages.id))
    .limit(pageSize);

/** The messages between a customer and the shop. */
export async function listThreadParts(userId: number): Promise<Part[]> {
  const starts = await database().execute<{ id: number }>(sql`
    select id from (
      select ${threadMessages.id} as id, row_number() over (order by ${threadMessages.id}) - 1 as position
      from ${threadMessages}
      join ${threads} on ${threads.id} = ${threadMessages.threadId}
      left join ${invoices} on ${invoices.id} = ${threads.invoiceId}
      join ${users} on true
      where ${isOf(userId)}
    ) as numbered
    where position % ${pageSize} = 0 order by id`);
  return starts.map(({ id }, page) =>
    jsonPart(`messages/${fileNumber(page)}.json`, () => readMessages(userId, id)),
  );
}
