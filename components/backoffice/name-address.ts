import { formatDay } from "@/lib/dates";
import type { Query } from "./filters";
import { tableTexts as texts } from "./texts";

/** `01/11/2026 to 07/11/2026`, `from 01/11/2026`, `until 07/11/2026`; one day alone. */
function daysOf(from = "", to = ""): string {
  const [first, last] = [from && formatDay(from), to && formatDay(to)];
  if (!first) return texts.until(last);
  if (!last) return texts.from(first);
  return first === last ? first : texts.fromTo(first, last);
}

const bound = /_[gl]te$/;

/**
 * The conditions of an address in words: the days of a range, and each value by the name that the
 * list has for it, or unchanged.
 */
export function nameAddress(
  query: Query,
  names: Readonly<Record<string, (value: string) => string | undefined>>,
): string {
  const fields = [...new Set(Object.keys(query).map((name) => name.replace(bound, "")))];
  const parts = fields.map((field) => {
    const [from, to] = [query[`${field}_gte`], query[`${field}_lte`]];
    const value = from || to ? daysOf(from, to) : (query[field] ?? "");
    return names[field]?.(value) ?? `${field}: ${value}`;
  });
  return parts.join(", ");
}

/** The name of a status or another known word. */
export const wordIn =
  (words: Readonly<Record<string, string>>) =>
  (word: string): string | undefined =>
    words[word];
