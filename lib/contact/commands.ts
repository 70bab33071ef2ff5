import "server-only";
import { transaction } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { contactMessageEmail } from "@/lib/contact/emails/contact-message";
import { queueEmail } from "@/lib/email/commands/queue-email";
import { env } from "@/lib/env";
import type { ContactMessage } from "./schemas";

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
      })
      .returning({ id: contactMessages.id });
    if (!stored) throw new Error("The message was not stored.");
    const name = [message.user_name, message.lastname].filter(Boolean).join(" ");
    await queueEmail(tx, {
      key: `contact:${stored.id}`,
      to: env("mail").CONTACT_TO,
      replyTo: message.user_email,
      ...contactMessageEmail({
        name,
        company: message.company,
        email: message.user_email,
        message: message.message,
      }),
    });
    return stored;
  });
}
