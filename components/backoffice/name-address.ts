import { formatDay } from "@/lib/dates";
import type { Query } from "./filters";
import { tableTexts as texts } from "./texts";

/** `01/11/2026 to 07/11/2026`; one day alone. */
function daysOf(from = "", to = ""): string {
  const [first, last] = [from && formatDay(from), to && formatDay(to)];
  return first && last && first !== last ? texts.fromTo(first, last) : first || last;
}

const bound = /_[gl]te$/;

/**
 * What an address narrows a list by, in words: the days of a range, and each value as the list names it, or as it
 * stands in the address.
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

/** The name of a status, or of another word, if it is one of them. */
export const wordIn =
  (words: Readonly<Record<string, string>>) =>
  (word: string): string | undefined =>
    words[word];
