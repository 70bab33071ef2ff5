import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type EmailStatus, emailStatuses } from "@/db/words/email";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";

/**
 * A file attached to an email: the PDF of an invoice, of a corrected invoice (by its version), of a
 * refund's credit note, of the terms of an order or of its instruction on withdrawal, or the QR code by which an order is paid.
 */
export type EmailAttachment =
  | { invoiceId: number; version?: number }
  | { creditNoteOf: number }
  | { codeOf: number }
  | { termsOf: number }
  | { withdrawalOf: number };

/** The rendered email, stored in the transaction that queues it. */
export interface EmailPayload {
  from: string;
  to: string;
  replyTo?: string;
  /** Headers in addition to those of every email. */
  headers?: Record<string, string>;
  subject: string;
  html: string;
  text: string;
  /** Generated when the email is sent, from immutable data: a retry sends the same email. */
  attachments?: EmailAttachment[];
  /** The content of the email if its attachments cannot be generated. */
  withoutAttachments?: { html: string; text: string };
}

/**
 * Queued emails (transactional outbox): each is written in the transaction of its cause and sent
 * after the commit.
 */
export const emailOutbox = pgTable(
  "email_outbox",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Deduplication key, such as `contact:7`; also the provider's idempotency key. */
    key: text().notNull().unique(),
    payload: jsonb().$type<EmailPayload>().notNull(),
    status: text().$type<EmailStatus>().notNull().default("due"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    providerId: text(),
    /** W3C trace context of the request that queued it: sending continues its trace. */
    traceparent: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    sentAt: timestamptz(),
  },
  (t) => [
    check("email_outbox_status", isOneOf(t.status, emailStatuses)),
    index("email_outbox_waiting").on(t.createdAt).where(sql`status = 'due'`),
    index("email_outbox_dead").on(t.id).where(sql`status = 'dead'`),
    index("email_outbox_by_recipient").on(sql`(payload ->> 'to')`),
  ],
);
