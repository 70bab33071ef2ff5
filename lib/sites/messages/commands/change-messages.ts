import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { ShopError } from "@/lib/errors";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { emailKeyOf } from "../rules";
import type { MessageChange } from "../schemas";

const t = currentTranslations("siteErrors");

const ofSite = (invoiceItemId: number, ids: readonly number[]) =>
  and(eq(siteMessages.invoiceItemId, invoiceItemId), inArray(siteMessages.id, [...ids]));

/** For a single message: the result of a command for several. */
export function requireOne([id]: number[]): number {
  if (id === undefined) throw new ShopError("not_found", t("noMessage"));
  return id;
}

/**
 * Changes those messages that the site has, and returns their ids. The owner's decision about spam
 * counts: the reasons of the filter are deleted.
 */
export async function changeMessages(
  invoiceItemId: number,
  ids: readonly number[],
  { folder, isRead }: MessageChange,
): Promise<number[]> {
  const isMoved = sql`${siteMessages.folder} <> ${folder ?? null}`;
  const changed = await database()
    .update(siteMessages)
    .set({
      ...(isRead === undefined ? {} : { isRead }),
      ...(folder === undefined
        ? {}
        : {
            folder,
            folderSince: sql`case when ${isMoved} then now() else ${siteMessages.folderSince} end`,
            spamReasons: sql`case when ${isMoved} then '[]'::jsonb else ${siteMessages.spamReasons} end`,
          }),
    })
    .where(ofSite(invoiceItemId, ids))
    .returning({ id: siteMessages.id });
  return changed.map(({ id }) => id);
}

/**
 * Deletes those messages that the site has, and returns their ids. The emails about them are deleted
 * from the outbox, because they name the senders.
 */
export const deleteMessages = (invoiceItemId: number, ids: readonly number[]): Promise<number[]> =>
  transaction(async (tx) => {
    const deleted = (
      await tx
        .delete(siteMessages)
        .where(ofSite(invoiceItemId, ids))
        .returning({ id: siteMessages.id })
    ).map(({ id }) => id);
    await deleteEmails(tx, deleted.map(emailKeyOf));
    return deleted;
  });
