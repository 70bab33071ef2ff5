import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  maxMessageLength,
  type ThreadAuthor,
  type ThreadChannel,
  type ThreadStatus,
  threadAuthors,
  threadChannels,
  threadStatuses,
} from "@/db/words/support";
import { isOneOf } from "../is-one-of";
import { isWithinCharacters } from "../is-within-characters";
import { users } from "./accounts";
import { timestamptz } from "./columns";
import { contactMessages } from "./contact";
import { invoices } from "./invoices";

/**
 * A conversation between the shop and a customer, about an order or after a message of the contact
 * form.
 */
export const threads = pgTable(
  "threads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /**
     * A trigger opens the thread of a message, so that messages stored by the previous version have
     * one, too.
     */
    contactMessageId: integer()
      .unique()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    invoiceId: integer()
      .unique()
      .references(() => invoices.id, { onDelete: "cascade" }),
    /** The customer's language when they last wrote. */
    email: text().notNull(),
    name: text().notNull().default(""),
    status: text().$type<ThreadStatus>().notNull().default("open"),
    /** Whether the last message is the customer's and has no answer yet. */
    isWaiting: boolean().notNull().default(false),
    /** The staff member who is assigned to the thread. */
    assigneeId: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    lastMessageAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("threads_about_one", sql`num_nonnulls(${t.contactMessageId}, ${t.invoiceId}) = 1`),
    check("threads_status", isOneOf(t.status, threadStatuses)),
    check("threads_done", sql`${t.status} = 'open' or not ${t.isWaiting}`),
    index("threads_by_activity").on(t.isWaiting, t.lastMessageAt),
    index("threads_by_email").on(t.email),
    index("threads_by_assignee").on(t.assigneeId),
  ],
);

export const threadMessages = pgTable(
  "thread_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer()
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    author: text().$type<ThreadAuthor>().notNull(),
    channel: text().$type<ThreadChannel>().notNull(),
    /** The staff member who wrote the message; null once they have left. */
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The sender's address if an email came from another address than the customer's. */
    fromAddress: text(),
    body: text().notNull(),
    /** The attachments of an email that were not kept. */
    attachments: integer().notNull().default(0),
    isShortened: boolean().notNull().default(false),
    /** The ID of the email at the email service, so that each email is stored once. */
    providerId: text().unique(),
    /** The `Message-ID` of the email, which the answer refers to. */
    messageId: text(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("thread_messages_author", isOneOf(t.author, threadAuthors)),
    check("thread_messages_channel", isOneOf(t.channel, threadChannels)),
    check(
      "thread_messages_body",
      sql`${isWithinCharacters(t.body, maxMessageLength)} and (${t.body} <> '' or ${t.channel} = 'mail')`,
    ),
    index("thread_messages_by_thread").on(t.threadId, t.id),
    index("thread_messages_by_date").on(t.createdAt),
    index("thread_messages_by_author").on(t.authorId),
  ],
);

/** Canned answers that staff insert, with placeholders such as `{name}`. */
export const cannedAnswers = pgTable("canned_answers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  body: text().notNull(),
  createdAt: timestamptz().notNull().defaultNow(),
});
