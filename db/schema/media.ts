import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { bytea, timestamptz } from "./columns";

/** Uploaded logos, re-encoded as WebP; in the database, so that all instances share them. */
export const media = pgTable(
  "media",
  {
    /** Impossible to guess, because pictures are served without authentication. */
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index("media_by_user").on(t.userId, t.createdAt),
    check("media_small", sql`octet_length(${t.content}) <= 5242880`),
  ],
);
