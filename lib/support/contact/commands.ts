import "server-only";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import { currentLanguage } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { env } from "@/lib/env";
import { deleteEmails } from "@/lib/platform/email/commands/delete-emails";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { contactMessageEmail } from "@/lib/support/contact/emails";
import { keptYears } from "./rules";
import type { ContactMessage } from "./schemas";

const emailKeyOf = (id: number): string => `contact:${id}`;

/** Stores a visitor's message and queues the email to the team, in one transaction. */
export async function sendContactMessage(message: ContactMessage): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessages)
      .values({
        firstName: message.user_name,
        lastName: message.lastname,
        company: message.company,
        email: message.user_email.toLowerCase(),
        message: message.message,
        language: currentLanguage(),
      })
      .returning({ id: contactMessages.id });
    if (!stored) throw new Error("The message was not stored.");
    const name = [message.user_name, message.lastname].filter(Boolean).join(" ");
    await queueEmail(tx, {
      key: emailKeyOf(stored.id),
      to: env("email").CONTACT_TO,
      replyTo: message.user_email,
      email: contactMessageEmail({
        name,
        company: message.company,
        email: message.user_email,
        message: message.message,
      }),
    });
    return stored;
  });
}

/** Deletes the messages from an address, with the emails about them. */
export const deleteMessagesFrom = (address: string): Promise<void> =>
  transaction((tx) => deleteMessages(tx, eq(contactMessages.email, address)));

/** Deletes messages that were kept for long enough. */
export const deleteOldContactMessages = (): Promise<void> =>
  transaction((tx) =>
    deleteMessages(
      tx,
      lt(contactMessages.createdAt, sql`now() - make_interval(years => ${keptYears})`),
    ),
  );

async function deleteMessages(tx: Transaction, condition: SQL): Promise<void> {
  const deleted = await tx
    .delete(contactMessages)
    .where(condition)
    .returning({ id: contactMessages.id });
  await deleteEmails(
    tx,
    deleted.map(({ id }) => emailKeyOf(id)),
  );
}
