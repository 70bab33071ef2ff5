import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { ShopError } from "@/lib/errors";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { emailKeyOf } from "../rules";
import type { MessageChange } from "../schemas";

const unknown = () => new ShopError("not_found", "There is no such message.");

const ofSite = (invoiceItemId: number, id: number) =>
  and(eq(siteMessages.invoiceItemId, invoiceItemId), eq(siteMessages.id, id));

/** The owner's decision about spam counts: the reasons of the filter are deleted. */
export async function changeMessage(
  invoiceItemId: number,
  id: number,
  { folder, isRead }: MessageChange,
): Promise<void> {
  const isMoved = sql`${siteMessages.folder} <> ${folder ?? null}`;
  const [changed] = await database()
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
    .where(ofSite(invoiceItemId, id))
    .returning({ id: siteMessages.id });
  if (!changed) throw unknown();
}

/**
 * Deletes a message, and the email about it from the outbox, because that email names the sender.
 */
export const deleteMessage = (invoiceItemId: number, id: number): Promise<void> =>
  transaction(async (tx) => {
    const [deleted] = await tx
      .delete(siteMessages)
      .where(ofSite(invoiceItemId, id))
      .returning({ id: siteMessages.id });
    if (!deleted) throw unknown();
    await deleteEmails(tx, [emailKeyOf(id)]);
  });
