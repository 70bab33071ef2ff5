import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts";
import { timestamptz } from "./columns";

/** With these a program uses the API of the back office as the account that made them. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text().notNull(),
    /** SHA-256 of the token: it is as random as a key. */
    tokenHash: text().notNull().unique(),
    /** The last characters of the token, by which its owner recognizes it. */
    ending: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz().notNull(),
    revokedAt: timestamptz(),
    lastUsedAt: timestamptz(),
  },
  (t) => [index("api_tokens_by_user").on(t.userId), index("api_tokens_ended").on(t.expiresAt)],
);
