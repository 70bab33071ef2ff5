import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts";
import { bytea, timestamptz } from "./columns";

/** Requests of customers for all their personal data. A customer has at most one export. */
export const accountExports = pgTable(
  "account_exports",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser().unique(),
    /** SHA-256 of the token in the emailed link; null until all files are ready. */
    tokenHash: text().unique(),
    requestedAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz(),
  },
  (t) => [
    check("account_exports_ready", sql`(${t.tokenHash} is null) = (${t.expiresAt} is null)`),
    index("account_exports_by_date").on(t.requestedAt),
  ],
);

/** The files of an export; they are zipped during the download. */
export const accountExportFiles = pgTable(
  "account_export_files",
  {
    exportId: uuid()
      .notNull()
      .references(() => accountExports.id, { onDelete: "cascade" }),
    path: text().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.path] })],
);

/** Links with which accounts without a password confirm their deletion. Used ones are deleted. */
export const accountDeletionLinks = pgTable(
  "account_deletion_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("account_deletion_links_by_user").on(t.userId),
    index("account_deletion_links_expired").on(t.expiresAt),
  ],
);
