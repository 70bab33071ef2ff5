import "server-only";
import { and, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { emailKeyOf, keptDays } from "../rules";

/** As many as one statement deletes in time, together with the emails about them. */
const batchSize = 1_000;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

const isOld = or(
  lt(siteMessages.receivedAt, daysAgo(keptDays.message)),
  and(
    inArray(siteMessages.folder, ["spam", "trash"]),
    lt(siteMessages.folderSince, daysAgo(keptDays.spam)),
  ),
);

/** Deletes messages that were kept for long enough, with the emails about them. */
export async function deleteOldMessages(): Promise<void> {
  while ((await deleteBatch(isOld)) === batchSize);
}

/** Batches of one call, so that a job with many messages keeps its lease. */
const maxBatches = 20;

/** Deletes the messages of these sites. False if there are more. */
export async function deleteMessagesOf(siteIds: readonly number[]): Promise<boolean> {
  if (siteIds.length === 0) return true;
  const isTheirs = inArray(siteMessages.invoiceItemId, [...siteIds]);
  for (let batch = 0; batch < maxBatches; batch++) {
    if ((await deleteBatch(isTheirs)) < batchSize) return true;
  }
  return false;
}

const deleteBatch = (condition: SQL | undefined): Promise<number> =>
  transaction(async (tx) => {
    const some = tx
      .select({ id: siteMessages.id })
      .from(siteMessages)
      .where(condition)
      .limit(batchSize);
    const deleted = await tx
      .delete(siteMessages)
      .where(inArray(siteMessages.id, some))
      .returning({ id: siteMessages.id });
    await deleteEmails(
      tx,
      deleted.map(({ id }) => emailKeyOf(id)),
    );
    return deleted.length;
  });
