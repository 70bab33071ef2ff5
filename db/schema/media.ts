import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Logos that customers uploaded, re-encoded as WebP: in the database, where every instance sees them. */
export const media = pgTable(
  "media",
  {
    /** Not guessable, since whoever has the address may see the picture. */
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("media_by_user").on(t.userId, t.createdAt),
    check("media_small", sql`octet_length(${t.content}) <= 5242880`),
  ],
);
