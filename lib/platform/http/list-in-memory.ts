import { TextPart } from "@/db/words/text-part";
import type { AdminList } from "./admin-list";

type Value = string | number;

const includes = (text: Value | undefined, part: string) =>
  String(text).toLowerCase().includes(part.toLowerCase());

/** One page of records that no table holds, and how many there are; without an order of its own, as they stand. */
export function listInMemory<Row extends Readonly<Record<string, Value>>>(
  rows: readonly Row[],
  {
    filters,
    search,
    sort,
    isDescending,
    offset,
    limit,
  }: Omit<AdminList<string>, "sort"> & {
    sort: (keyof Row & string) | undefined;
  },
): { rows: Row[]; total: number } {
  const found = rows.filter(
    (row) =>
      Object.entries(filters).every(
        ([field, values]) =>
          values?.some((it) =>
            it instanceof TextPart ? includes(row[field], it.part) : it === row[field],
          ) ?? true,
      ) && Object.values(row).some((value) => includes(value, search)),
  );
  const direction = isDescending ? -1 : 1;
  const compare = (one: Row, other: Row) => {
    if (!sort || one[sort] === other[sort]) return 0;
    return (one[sort] ?? "") < (other[sort] ?? "") ? -direction : direction;
  };
  return { rows: found.sort(compare).slice(offset, offset + limit), total: found.length };
}
