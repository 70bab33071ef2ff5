import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts";
import { timestamptz } from "./columns";

/**
 * API tokens: with one, a program uses the API of the back office as the account that created it.
 */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text().notNull(),
    /** SHA-256 of the API token: a token is as random as a key, so a slow hash is not needed. */
    tokenHash: text().notNull().unique(),
    /** The last characters of the API token, by which its owner recognizes it. */
    ending: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz().notNull(),
    revokedAt: timestamptz(),
    lastUsedAt: timestamptz(),
  },
  (t) => [index("api_tokens_by_user").on(t.userId), index("api_tokens_ended").on(t.expiresAt)],
);
