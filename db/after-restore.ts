import { connect } from "./client";
import type { DocumentKind } from "./words/invoices";

/** More rows than a shop adds to a table between a backup and its restore. */
const skipped = 100_000;

/** The newest numbers that customers were sent, also those that the backup lacks. */
export type NewestNumbers = Record<DocumentKind, number>;

/**
 * Moves what counts past all that was given out since the backup: ids, which are in the keys of payments and
 * emails at their providers, and the numbers of invoices and credit notes.
 */
export async function moveNumbers(url: string, newest: NewestNumbers): Promise<{ moved: number }> {
  const { sql } = connect(url, 1);
  try {
    return await sql.begin(async (tx) => {
      for (const [kind, last] of Object.entries(newest)) {
        const [counter] = await tx`
          update document_numbers set last = ${last} where kind = ${kind} and last <= ${last} returning last`;
        if (!counter) throw new Error(`The database has a later ${kind} than number ${last}.`);
      }
      const moved = await tx`
        select setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, 0) + ${skipped})
        from pg_sequences where schemaname = 'public'`;
      return { moved: moved.length };
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
