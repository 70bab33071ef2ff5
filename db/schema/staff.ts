import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { timestamptz } from "./columns";

/**
 * Who may work in the back office besides its owner. A row is an invitation until an account
 * accepts it.
 */
export const staff = pgTable(
  "staff",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case: the address that was invited. */
    email: text().notNull(),
    // No check constraint on the roles: an older version that still serves requests must not refuse
    // a role of a newer version.
    role: text().notNull(),
    /** Null until the invitation is accepted. */
    userId: integer()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link; null once it was used. */
    tokenHash: text().unique(),
    /** When the invitation expires; null once it was accepted. */
    expiresAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
    joinedAt: timestamptz(),
  },
  (t) => [uniqueIndex("staff_invited").on(t.email).where(sql`user_id is null`)],
);
