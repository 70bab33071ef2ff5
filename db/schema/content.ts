import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { timestamptz } from "./columns";

/** The stored states of customers' drafts; rows are inserted and deleted, never changed. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The template's slug. */
    template: text().notNull(),
    number: integer().notNull(),
    /** The number of the revision on which this one is based; null if it is based on the sample. */
    base: integer(),
    document: jsonb().notNull(),
    /** The length of the document as text. */
    bytes: integer().notNull(),
    /**
     * SHA-256 of the document as it was sent, before it was merged: a repeated request is
     * recognized by it.
     */
    requestHash: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    /** When the draft was deleted. A published revision is kept for as long as it is published. */
    deletedAt: timestamptz(),
  },
  (t) => [
    unique("content_revisions_number").on(t.userId, t.template, t.number),
    check(
      "content_revisions_numbers",
      sql`${t.number} > 0 and (${t.base} is null or ${t.base} > 0)`,
    ),
  ],
);

/**
 * Snapshots of documents that customers share by a link; everybody who has the code may read them.
 */
export const sharedCopies = pgTable(
  "shared_copies",
  {
    code: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The template's slug. */
    template: text().notNull(),
    /** The code of the shared preview: colors, name and logo. */
    brand: text().notNull(),
    document: jsonb().notNull(),
    /**
     * SHA-256 of the template, brand and document: sharing the same state again creates no second
     * copy.
     */
    hash: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [unique("shared_copies_hash").on(t.userId, t.hash)],
);
