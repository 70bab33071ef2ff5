import { isWithin } from "@/lib/graphemes";
import { inOneLine } from "@/lib/in-one-line";
import { factLimits as limits } from "../facts/limits";
import type { Day, Facts } from "../facts/schemas";

/** The value as it may be used; undefined where it has another shape. */
type Reader<T> = (value: unknown) => T | undefined;

const line =
  (max: number): Reader<string> =>
  (value) =>
    typeof value === "string" && value.trim() && isWithin(value.trim(), max)
      ? inOneLine(value)
      : undefined;

const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

const amount: Reader<number> = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** The entries that have the shape; undefined where none has. */
const listOf =
  <T>(read: Reader<T>, max: number): Reader<T[]> =>
  (value) => {
    const entries = (Array.isArray(value) ? value : []).flatMap((it) => read(it) ?? []);
    return entries.length > 0 ? entries.slice(0, max) : undefined;
  };

type Readers<T> = { [Key in keyof Required<T>]: Reader<Exclude<T[Key], undefined>> };

/** An object without the properties that have another shape; undefined where one of the `needed` has. */
const objectOf =
  <T extends object>(readers: Readers<T>, needed: readonly (keyof T)[]): Reader<T> =>
  (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const read: Partial<T> = {};
    // Cast: to TypeScript, the keys of an object are strings.
    for (const key of Object.keys(readers) as (keyof T)[]) {
      const found = Object.hasOwn(value, key) && readers[key](value[key as keyof typeof value]);
      if (found !== false && found !== undefined) read[key] = found;
    }
    // Cast: what is needed is there, and all else is optional.
    return needed.every((key) => read[key] !== undefined) ? (read as T) : undefined;
  };

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Made when they are needed, so that scripts that need only other parts of the business leave them out. */
const makeReaders = (): Readers<Facts> => ({
  legalName: line(limits.legalName),
  about: line(limits.about),
  phone: line(limits.phone),
  // As strict as the schema: in a document, a link to another address would be refused.
  email: matching(
    /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  ),
  address: objectOf(
    {
      street: line(limits.street),
      zipcode: line(limits.zipcode),
      city: line(limits.city),
      countryCode: matching(/^[A-Z]{2}$/),
    },
    ["street", "city"],
  ),
  hours: listOf(
    objectOf(
      {
        days: listOf(matching(/^(?:mon|tue|wed|thu|fri|sat|sun)$/) as Reader<Day>, 7),
        opens: matching(timePattern),
        closes: matching(timePattern),
      },
      ["days", "opens", "closes"],
    ),
    limits.openings,
  ),
  items: listOf(
    objectOf(
      {
        name: line(limits.itemName),
        text: line(limits.itemText),
        price: objectOf({ amount, currency: matching(/^[A-Z]{3}$/) }, ["amount", "currency"]),
      },
      ["name"],
    ),
    limits.items,
  ),
  links: listOf(matching(/^https?:\/\/[^\s"<>]{1,290}$/), limits.links),
});

/**
 * Facts of the browser's storage. The schema of facts says the same, but its library would be several times as
 * large as the rest of the script that reads them.
 */
export const factsOf = (stored: unknown): Facts => objectOf(makeReaders(), [])(stored) ?? {};
