import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  type MessageFolder,
  type MessageKind,
  messageFolders,
  messageKinds,
  type SpamReason,
} from "@/db/words/messages";
import { isOneOf } from "../is-one-of";
import { timestamptz, tsvector } from "./columns";
import { deployments } from "./sites";

/** The answer in a field that only this template's form has, under the label it had on the page. */
interface MessageField {
  label: string;
  value: string;
}

/** The ordered items, at the prices of the published site. */
interface MessageOrder {
  lines: { name: string; quantity: number; priceCents: number; currency: string }[];
  sumCents: number;
  currency: string;
}

/** Messages that visitors of a site sent to its owner. */
export const siteMessages = pgTable(
  "site_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    kind: text().$type<MessageKind>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Empty for an order or a request without a note. */
    message: text().notNull(),
    fields: jsonb().$type<MessageField[]>().notNull().default([]),
    order: jsonb().$type<MessageOrder>(),
    folder: text().$type<MessageFolder>().notNull(),
    /**
     * When the message was moved to its folder: messages in the folders for spam and trash are deleted
     * earlier.
     */
    folderSince: timestamptz().notNull().defaultNow(),
    isRead: boolean().notNull().default(false),
    /** Whether the email about it waits until the owner's address is verified. */
    isEmailHeld: boolean().notNull().default(false),
    spamReasons: jsonb().$type<SpamReason[]>().notNull().default([]),
    /**
     * SHA-256 of everything that was sent: the same form sent twice within minutes is one message.
     */
    contentHash: text().notNull(),
    /**
     * SHA-256 of the text alone; null for a short text, because short texts are often equal by
     * chance.
     */
    messageHash: text(),
    receivedAt: timestamptz().notNull().defaultNow(),
    /** The words of the message for the search; email addresses are split into their parts. */
    words: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || message, '@./:-_', '      '))`,
    ),
  },
  (t) => [
    // In a different order than the primary key: with the same order, the planner would use the
    // primary key and read a long list to find a few rows.
    index("site_messages_newest").on(t.invoiceItemId, t.folder, t.id.desc().nullsLast()),
    index("site_messages_newest_unread")
      .on(t.invoiceItemId, t.id.desc().nullsLast())
      .where(sql`folder = 'inbox' and not is_read`),
    index("site_messages_held").on(t.id).where(sql`is_email_held`),
    index("site_messages_by_content").on(t.contentHash),
    index("site_messages_by_message").on(t.messageHash, t.receivedAt),
    index("site_messages_by_date").on(t.receivedAt),
    index("site_messages_spam_by_date").on(t.folderSince).where(sql`folder in ('spam', 'trash')`),
    index("site_messages_by_word").using("gin", t.words),
    check("site_messages_kind", isOneOf(t.kind, messageKinds)),
    check("site_messages_folder", isOneOf(t.folder, messageFolders)),
  ],
);
