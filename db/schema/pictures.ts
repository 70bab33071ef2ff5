import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { bytea, timestamptz } from "./columns";

/**
 * Pictures for the content of sites, by the SHA-256 of the uploaded file: equal files are stored
 * once.
 */
export const pictures = pgTable("pictures", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The total size of its files. */
  bytes: integer().notNull(),
});

/** A picture as WebP, in each width in which it is shown. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    hash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: "cascade" }),
    width: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.width] }),
    check("picture_files_small", sql`octet_length(${t.content}) <= 5242880`),
  ],
);

/**
 * Who uploaded a picture: only these customers may use it, and it counts towards the storage limit
 * of each of them.
 */
export const pictureOwners = pgTable(
  "picture_owners",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text()
      .notNull()
      .references(() => pictures.hash),
    uploadedAt: timestamptz().notNull().defaultNow(),
    /** Since when no revision and no site shows the picture; null while one does. */
    unusedSince: timestamptz().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hash] }),
    index("picture_owners_by_hash").on(t.hash),
    index("picture_owners_unused").on(t.unusedSince),
  ],
);
