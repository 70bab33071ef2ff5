import { formatDay } from "@/lib/dates";
import type { Translator } from "@/lib/translations/translator";
import type { Query } from "./filters";

/** How the conditions of a list are named, by field; undefined for a value without a name. */
export type Names = Readonly<Record<string, (value: string) => string | undefined>>;

interface Writer {
  language: string;
  t: Translator<"lists">;
}

/** `01/11/2026 to 07/11/2026`, `from 01/11/2026`, `until 07/11/2026`; one day alone. */
function daysOf(from = "", to = "", { language, t }: Writer): string {
  const [first, last] = [from, to].map((it) => it && formatDay(it, "UTC", language));
  if (!first) return t("until", { last: last ?? "" });
  if (!last) return t("from", { first });
  return first === last ? first : t("fromTo", { first, last });
}

const bound = /_[gl]te$/;

/**
 * The conditions of an address in words: the days of a range, and each value by the name that the
 * list has for it, or unchanged.
 */
export function nameAddress(query: Query, names: Names, writer: Writer): string {
  const fields = [...new Set(Object.keys(query).map((name) => name.replace(bound, "")))];
  const parts = fields.map((field) => {
    const [from, to] = [query[`${field}_gte`], query[`${field}_lte`]];
    const value = from || to ? daysOf(from, to, writer) : (query[field] ?? "");
    return names[field]?.(value) ?? `${field}: ${value}`;
  });
  return parts.join(", ");
}

/** The name of each of these words. */
export const wordsOf = <Word extends string>(
  words: readonly Word[],
  nameOf: (word: Word) => string,
): Record<string, string> => Object.fromEntries(words.map((word) => [word, nameOf(word)]));

/** The name of a status or another known word. */
export const wordIn =
  (words: Readonly<Record<string, string>>) =>
  (word: string): string | undefined =>
    words[word];
