import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { type EmailStatus, emailStatuses } from "@/lib/email/statuses";
import { isOneOf } from "../is-one-of";

/** The PDF of an invoice. */
export interface EmailAttachment {
  invoiceId: number;
}

/** The frozen words of one mail: what is sent is what was decided in the transaction. */
export interface EmailPayload {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Drawn when the mail is sent, from what never changes: a repetition is the same mail. */
  attachments?: EmailAttachment[];
}

/** Mails that were promised. Written in the same transaction as the reason for them, sent after it. */
export const emailOutbox = pgTable(
  "email_outbox",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names the occasion, such as `contact:7`; also the provider's idempotency key. */
    key: text().notNull().unique(),
    payload: jsonb().$type<EmailPayload>().notNull(),
    status: text().$type<EmailStatus>().notNull().default("due"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    providerId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check("email_outbox_status", isOneOf(t.status, emailStatuses)),
    index("email_outbox_due").on(t.nextAttemptAt).where(sql`status = 'due'`),
  ],
);
