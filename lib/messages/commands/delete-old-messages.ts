import "server-only";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { deleteEmails } from "@/lib/email/commands/delete-emails";
import { emailKeyOf, keptDays } from "../rules";

/** Within a statement's time, also with their mails. */
const batchSize = 1_000;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

const isOld = or(
  lt(siteMessages.receivedAt, daysAgo(keptDays.message)),
  and(eq(siteMessages.folder, "spam"), lt(siteMessages.folderSince, daysAgo(keptDays.spam))),
);

/** Deletes what has been kept for long enough, with the mails about it. */
export async function deleteOldMessages(): Promise<void> {
  while ((await deleteBatch()) === batchSize);
}

const deleteBatch = (): Promise<number> =>
  transaction(async (tx) => {
    const old = tx.select({ id: siteMessages.id }).from(siteMessages).where(isOld).limit(batchSize);
    const deleted = await tx
      .delete(siteMessages)
      .where(inArray(siteMessages.id, old))
      .returning({ id: siteMessages.id });
    await deleteEmails(
      tx,
      deleted.map(({ id }) => emailKeyOf(id)),
    );
    return deleted.length;
  });
