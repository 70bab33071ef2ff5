import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { text } from "@/lib/text";

const longestPage = 100;

const position = z
  .string()
  .regex(/^\d{1,9}$/, "This must be a whole number")
  .transform(Number);

const ids = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(idParam).max(longestPage, `Please ask for at most ${longestPage} at once`),
);

/**
 * How back offices ask for lists, as the json-server convention has it: `_start`, `_end`, `_sort`,
 * `_order`, or `id` once for each of the rows wanted. `fields` are the columns a list can be sorted by.
 */
export const adminListQuery = <const Fields extends readonly [string, ...string[]]>(
  fields: Fields,
) => ({
  _start: position.optional(),
  _end: position.optional(),
  _sort: z.enum(fields, `Known values: ${fields.join(", ")}`).optional(),
  _order: z.enum(["ASC", "DESC", "asc", "desc"], "Known values: ASC, DESC").default("ASC"),
  id: ids.optional(),
  q: text(100).optional().describe("Words to look for, where the list can be searched"),
});

interface Asked<Field extends string> {
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
  /** Empty when nothing is looked for. */
  search: string;
}

/** What was asked, with its bounds kept: never more than a hundred rows. Sorted by id unless told. */
export function adminList<Field extends string>({
  _start: offset = 0,
  _end: end = offset + 10,
  _sort: sort,
  _order: order,
  id: ids,
  q: search = "",
}: Asked<Field>): AdminList<Field | "id"> {
  return {
    offset: ids ? 0 : offset,
    limit: ids?.length ?? Math.min(Math.max(end - offset, 0), longestPage),
    sort: sort ?? "id",
    isDescending: order.toLowerCase() === "desc",
    ids,
    search,
  };
}

/** The header that tells a back office how many rows match in all. */
export const totalCount = { "X-Total-Count": "How many match in all" } as const;

/** What whoever is not the admin is answered. */
export const adminOnly = { 401: "Nobody is signed in", 403: "Only the admin may do this" } as const;
