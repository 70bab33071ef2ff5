import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** `column in ('a', 'b')` with the words as literals: a check constraint cannot have parameters. */
export const isOneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
