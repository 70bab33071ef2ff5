import {
  type AnyColumn,
  and,
  asc,
  desc,
  ilike,
  inArray,
  is,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { PgTimestamp } from "drizzle-orm/pg-core";
import { containing } from "./like";
import { TextPart } from "./words/text-part";

interface ListParams<Sort extends string> {
  sort: Sort;
  isDescending: boolean;
  filters: Readonly<Record<string, readonly unknown[] | undefined>>;
  search: string;
}

type Values = readonly unknown[];

interface Source<Sort extends string> {
  /** The columns by which a list can be sorted and filtered. */
  columns: Record<Sort, AnyColumn | SQL>;
  id: AnyColumn;
  /** The columns that are searched. */
  searched: (AnyColumn | SQL)[];
  /** Filters that are more than a comparison with a column. */
  conditions?: Record<string, (values: Values) => SQL | undefined>;
}

/** The clauses of one page of a sortable, searchable list; the id keeps pages from overlapping. */
export function listPage<Sort extends string>(
  { sort, isDescending, filters, search }: ListParams<Sort>,
  { columns, id, searched, conditions = {} }: Source<Sort>,
): { where: SQL | undefined; orderBy: SQL[] } {
  const found = searched.map((column) => ilike(column, containing(search)));
  const filterBy = ([field, values]: [string, Values | undefined]) => {
    if (!values) return undefined;
    const condition = conditions[field];
    if (condition) return condition(values);
    const bound = boundOf(field, columns, values);
    if (bound) return bound;
    // Cast: the name may be missing from the table; the test of all lists finds that.
    const column = columns[field as Sort];
    if (!column) throw new Error(`There is no column for the field ${field}.`);
    return isOneOfValues(column, values);
  };
  return {
    where: and(...Object.entries(filters).map(filterBy), search ? or(...found) : undefined),
    orderBy: [(isDescending ? desc : asc)(columns[sort]), asc(id)],
  };
}

/** The condition of `createdAt_gte` or `createdAt_lte`; null for a field without such a suffix. */
function boundOf<Sort extends string>(
  field: string,
  columns: Record<Sort, AnyColumn | SQL>,
  [moment]: Values,
): SQL | null {
  const [, name = "", suffix] = /^(.+)_(gte|lte)$/.exec(field) ?? [];
  // Cast: the name may be missing from the table.
  const column = columns[name as Sort];
  if (!column) return null;
  if (suffix === "gte") return sql`${column} >= ${moment}::timestamptz`;
  // To the end of the millisecond: dates in responses have milliseconds, PostgreSQL stores
  // microseconds.
  return sql`${column} < ${moment}::timestamptz + interval '1 millisecond'`;
}

/** Whether a column has one of the values: exactly, by a part of its text, or as null. */
export function isOneOfValues(column: AnyColumn | SQL, values: Values): SQL | undefined {
  const parts = values.filter((it) => it instanceof TextPart);
  const present = values.filter((it) => it !== null && !(it instanceof TextPart));
  // Dates in responses have milliseconds, PostgreSQL stores microseconds.
  const compared = is(column, PgTimestamp) ? sql`date_trunc('milliseconds', ${column})` : column;
  return or(
    present.length > 0 ? inArray(compared as SQL, present) : undefined,
    ...parts.map(({ part }) => ilike(column, containing(part))),
    values.includes(null) ? isNull(column) : undefined,
  );
}
