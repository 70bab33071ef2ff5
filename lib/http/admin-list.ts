import { z } from "zod";
import { text } from "@/lib/text";

const maxPageSize = 100;

const position = z
  .string()
  .regex(/^\d{1,9}$/, "This must be a whole number")
  .transform(Number);

const ids = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z
    .array(
      z
        .string()
        .regex(/^\d{1,9}$/, "This must be a whole number")
        .transform(Number),
    )
    .max(maxPageSize, `Please ask for at most ${maxPageSize} at once`),
);

/**
 * Query parameters of back-office lists, in the json-server convention: `_start`, `_end`, `_sort`,
 * `_order`, or a repeated `id`. `fields` are the columns a list can be sorted by.
 */
export const adminListQuery = <const Fields extends readonly [string, ...string[]]>(
  fields: Fields,
) => ({
  _start: position.optional(),
  _end: position.optional(),
  _sort: z.enum(fields, `Known values: ${fields.join(", ")}`).optional(),
  _order: z.enum(["ASC", "DESC", "asc", "desc"], "Known values: ASC, DESC").default("ASC"),
  id: ids.optional(),
  q: text(100).optional().describe("Search text, for searchable lists"),
});

interface AdminListQuery<Field extends string> {
  _start?: number | undefined;
  _end?: number | undefined;
  _sort?: Field | undefined;
  _order: "ASC" | "DESC" | "asc" | "desc";
  id?: number[] | undefined;
  q?: string | undefined;
}

export interface AdminList<Field extends string> {
  offset: number;
  limit: number;
  sort: Field;
  isDescending: boolean;
  ids: number[] | undefined;
  /** Empty for no search. */
  search: string;
}

/** Normalizes the query: at most a hundred rows, sorted by id by default. */
export function adminList<Field extends string>({
  _start: offset = 0,
  _end: end = offset + 10,
  _sort: sort,
  _order: order,
  id: ids,
  q: search = "",
}: AdminListQuery<Field>): AdminList<Field | "id"> {
  return {
    offset: ids ? 0 : offset,
    limit: ids?.length ?? Math.min(Math.max(end - offset, 0), maxPageSize),
    sort: sort ?? "id",
    isDescending: order.toLowerCase() === "desc",
    ids,
    search,
  };
}

/** Response header with the total number of matching rows. */
export const totalCount = { "X-Total-Count": "Total number of matches" } as const;

/** Failures of endpoints that require the admin. */
export const adminOnly = { 401: "Nobody is signed in", 403: "Only the admin may do this" } as const;
