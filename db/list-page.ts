import { type AnyColumn, and, asc, desc, ilike, inArray, or, type SQL } from "drizzle-orm";

interface ListParams<Field extends string> {
  sort: Field;
  isDescending: boolean;
  ids: number[] | undefined;
  search: string;
}

interface Source<Field extends string> {
  columns: Record<Field, AnyColumn>;
  id: AnyColumn;
  /** Where the words are looked for. */
  searched: AnyColumn[];
}

/** Words are looked for as they stand: what LIKE would read as a pattern is escaped. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** The clauses behind one page of a sortable, searchable list; the id keeps pages from overlapping. */
export function listPage<Field extends string>(
  { sort, isDescending, ids, search }: ListParams<Field>,
  { columns, id, searched }: Source<Field>,
): { where: SQL | undefined; orderBy: SQL[] } {
  const found = searched.map((column) => ilike(column, containing(search)));
  return {
    where: and(ids && inArray(id, ids), search ? or(...found) : undefined),
    orderBy: [(isDescending ? desc : asc)(columns[sort]), asc(id)],
  };
}
