import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The most code points of a character that requests may contain: see lib/graphemes.ts. */
const mostCodePoints = 20;

/**
 * The length of a text. Requests are limited by characters as people count them; PostgreSQL counts
 * code points, of which a character has several.
 */
export const isWithinCharacters = (column: AnyColumn, max: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(mostCodePoints * max))}`;
