import "server-only";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { siteMessages } from "@/db/schema/messages";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { siteMessageEmail } from "../emails";
import type { FormSite } from "../queries/form-site";
import { emailKeyOf } from "../rules";

type Owner = Pick<FormSite, "email" | "template" | "license">;
type Emailed = Omit<Parameters<typeof siteMessageEmail>[0], "template" | "license"> & {
  id: number;
};

/** To the owner only; a reply goes to the sender of the message. */
export const emailOwner = (
  tx: Transaction,
  { email: to, template, license }: Owner,
  { id, ...message }: Emailed,
) =>
  queueEmail(tx, {
    key: emailKeyOf(id),
    to,
    replyTo: message.email,
    email: siteMessageEmail({ ...message, template, license }),
  });

const batchSize = 100;

/**
 * Emails the messages that arrived before the address of a site's owner was verified, once it is
 * verified. Messages that the owner has moved out of the inbox meanwhile are not emailed.
 */
export async function emailHeldMessages(
  _payload: unknown,
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
): Promise<void> {
  if ((await emailBatch()) === batchSize) runAgainIn(0);
}

const emailBatch = (): Promise<number> =>
  transaction(async (tx) => {
    const held = await tx
      .select({
        message: siteMessages,
        email: users.email,
        template: invoiceItems.name,
        license: licenses.key,
      })
      .from(siteMessages)
      .innerJoin(invoiceItems, eq(invoiceItems.id, siteMessages.invoiceItemId))
      .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
      .innerJoin(users, eq(users.id, invoices.userId))
      .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
      .where(and(eq(siteMessages.isEmailHeld, true), isNotNull(users.emailVerifiedAt)))
      .orderBy(siteMessages.id)
      .limit(batchSize)
      .for("update", { of: siteMessages });
    if (held.length === 0) return 0;
    for (const { message, ...owner } of held) {
      if (message.folder === "inbox") await emailOwner(tx, owner, message);
    }
    const ids = held.map(({ message }) => message.id);
    await tx.update(siteMessages).set({ isEmailHeld: false }).where(inArray(siteMessages.id, ids));
    return held.length;
  });
