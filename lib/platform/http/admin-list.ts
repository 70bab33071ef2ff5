import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { TextPart } from "@/db/words/text-part";
import { shopAmounts } from "@/lib/amounts";
import { ShopError } from "@/lib/errors";
import { digitsParam, idParam } from "@/lib/id-schemas";
import { maxId, maxIds } from "@/lib/ids";
import { currency, decimalsOf } from "@/lib/money";
import { text } from "@/lib/text";

/** The most rows of one answer: what react-admin asks for to export a list. */
const maxRows = 1_000;

const t = currentTranslations("listErrors");

const input = currentTranslations("inputErrors");

const position = digitsParam(9);

const decimal = z
  .string()
  .regex(/^-?\d{1,10}(\.\d{1,6})?$/, { error: () => input("notNumber") })
  .transform(Number);

const notADate = { error: () => input("notADate") };

/** PostgreSQL knows no year 0, and the ISO form of five-digit years is another one. */
const isStorable = (date: string) => /^(?!0000)\d{4}-/.test(date);

/** The types of the fields that lists can be filtered by: how a value stands in the query. */
export const filterTypes = {
  /** Matches texts that contain it; an empty one matches empty texts. */
  text: text(5_000)
    .transform((typed) => (typed === "" ? "" : new TextPart(typed)))
    .meta({ wire: { type: "string", description: "A part of the text, in any case" } }),
  /** Matches one text, such as an address. */
  wholeText: text(5_000).meta({ wire: { type: "string" } }),
  id: idParam,
  integer: decimal.pipe(z.int().min(-maxId).max(maxId)).meta({ wire: { type: "integer" } }),
  number: decimal.meta({ wire: { type: "number" } }),
  /** In the currency of the shop. */
  shopAmount: decimal
    .transform(shopAmounts.decode)
    .pipe(
      z
        .int({ error: () => input("decimals", { decimals: decimalsOf(currency) }) })
        .min(-maxId)
        .max(maxId),
    )
    .meta({ wire: { type: "number" } }),
  /** In the currency of each row. */
  amount: decimal.meta({ wire: { type: "number" } }),
  flag: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .meta({ wire: { type: "boolean" } }),
  date: z.iso
    .datetime({ offset: true, ...notADate })
    .transform((value) => new Date(value).toISOString())
    .refine(isStorable, notADate)
    .meta({ wire: { type: "string", format: "date-time" } }),
};

/** One of a list of words. */
export const filterByWord = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words).meta({ wire: { enum: [...words] } });

/** For a field that can be null: an empty value filters by that. */
export const orNull = <T extends z.ZodType>(type: T) =>
  z.union([z.literal("").transform(() => null), type]).meta({ wire: type.meta()?.wire });

/** A repeated parameter: a record matches if it has one of the values. */
const anyOf = <T extends z.ZodType>(type: T) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(type).max(maxIds, { error: () => t("tooMany", { max: String(maxIds) }) }),
    )
    .optional()
    .meta({ wire: { type: "array", items: type.meta()?.wire, maxItems: maxIds } });

/** The suffixes of parameters that bound a field, as json-server names them. */
const bounds = { _gte: "Not before", _lte: "Not after" } as const;

/** One moment; in a list of one, as the values of other filters are. */
const bound = (description: string) =>
  filterTypes.date
    .transform((moment) => [moment])
    .optional()
    .meta({ wire: filterTypes.date.meta()?.wire, description });

type FilterTypes = Readonly<Record<string, z.ZodType>>;

interface ListFields<
  Name extends string,
  Member extends string,
  List extends string,
  Range extends string,
> {
  /** By their names on the wire, with dots for nested ones: for sorting and filtering. */
  fields: Record<Name, z.ZodType>;
  /** Fields of the elements of a list in the record: for filtering. */
  members?: Record<Member, z.ZodType>;
  /** Lists in the record, which are sorted by their length. */
  lists?: readonly List[];
  /** Times that a list can be bounded by: `createdAt_gte`, `createdAt_lte`. */
  ranges?: readonly Range[];
}

/**
 * Query parameters of back-office lists, in the json-server convention: `_start`, `_end`, `_sort`,
 * `_order`, `q`, and each field, which may be repeated. For a strict object, which refuses unknown fields.
 */
export function adminListQuery<
  Name extends string,
  Member extends string = never,
  List extends string = never,
  Range extends string = never,
>({ fields, members, lists = [], ranges = [] }: ListFields<Name, Member, List, Range>) {
  const types: FilterTypes = { ...fields, ...members };
  const filters = Object.entries(types).map(([name, type]) => [name, anyOf(type)]);
  const bounded = ranges.flatMap((name) =>
    Object.entries(bounds).map(([suffix, text]) => [name + suffix, bound(text)]),
  );
  // Casts: Object.keys and Object.fromEntries forget the names.
  const sorts = [...Object.keys(fields), ...lists] as (Name | List)[];
  return {
    ...(Object.fromEntries(filters) as Record<
      Name | Member,
      z.ZodOptional<z.ZodType<unknown[], unknown>>
    >),
    ...(Object.fromEntries(bounded) as Record<
      `${Range}${keyof typeof bounds}`,
      ReturnType<typeof bound>
    >),
    _start: position.optional(),
    _end: position.optional(),
    _sort: z.enum(sorts).optional(),
    _order: z.enum(["ASC", "DESC", "asc", "desc"]).default("ASC"),
    q: text(100).optional().describe("Search text"),
  };
}

interface AdminListQuery<Sort extends string> {
  _start?: number | undefined;
  _end?: number | undefined;
  _sort?: Sort | undefined;
  _order: "ASC" | "DESC" | "asc" | "desc";
  q?: string | undefined;
  /** Filters. */
  [field: string]: unknown;
}

export interface AdminList<Sort extends string> {
  offset: number;
  limit: number;
  sort: Sort;
  isDescending: boolean;
  /** The values that a field may have; a field that is absent may have any. */
  filters: Readonly<Record<string, readonly unknown[] | undefined>>;
  /** Empty for no search. */
  search: string;
}

/** The rows from `_start` to before `_end`; more than the most are refused. */
export function rangeOf(start: number, end: number): { offset: number; limit: number } {
  if (end - start > maxRows) {
    const error = t("tooManyRows", { max: String(maxRows) });
    throw new ShopError("invalid", error, { fields: { _end: error } });
  }
  return { offset: start, limit: Math.max(end - start, 0) };
}

/** Normalizes the query: sorted by id by default. Records named by id are one page. */
export function adminList<Sort extends string>({
  _start: start = 0,
  _end: end,
  _sort: sort,
  _order: order,
  q: search = "",
  ...rest
}: AdminListQuery<Sort>): AdminList<Sort | "id"> {
  // Cast: every other parameter is one that `adminListQuery` made a list.
  const filters = rest as AdminList<Sort>["filters"];
  return {
    ...rangeOf(start, end ?? start + (filters.id?.length ?? 10)),
    sort: sort ?? "id",
    isDescending: order.toLowerCase() === "desc",
    filters,
    search,
  };
}

/** Response header with the total number of matching rows. */
export const totalCount = { "X-Total-Count": "Total number of matches" } as const;

/** Failures of endpoints of the back office. */
export const staffOnly = {
  401: "Nobody is signed in, or the API token does not work",
  403: "The caller's role or API token does not include this",
} as const;
