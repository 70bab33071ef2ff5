import type * as z from "zod";
import type { Language } from "@/components/templates/content/languages";
import { parseAmount, printAmount } from "@/lib/customization/content/prices";
import { factLimits } from "@/lib/customization/facts/limits";
import {
  type Day,
  days,
  type FactKind,
  type FactSource,
  type Facts,
  type Finding,
  factsSchema,
  type factValues,
} from "@/lib/customization/facts/schemas";
import type { Business } from "@/lib/customization/first-draft/business";
import { currencyOf } from "@/lib/customization/first-draft/currencies";
import { isTrade, type Trade } from "@/lib/customization/first-draft/trades";
import type { Translator } from "@/lib/translations/translator";
import { sourceLine } from "./source-line";

export interface HoursRow {
  days: Day[];
  opens: string;
  closes: string;
}

export interface ItemRow {
  name: string;
  text: string;
  price: string;
  currency: string;
  /** Where it was found; empty for one that was typed. */
  note: string;
}

/** The form of facts, as it is typed. Empty is unknown. */
export interface FactValues {
  name: string;
  trade: Trade | "";
  language: Language;
  legalName: string;
  about: string;
  phone: string;
  email: string;
  street: string;
  zipcode: string;
  city: string;
  countryCode: string;
  links: string;
  hours: HoursRow[];
  items: ItemRow[];
  color: string;
  /** The templates are dressed in the color. */
  takesColor: boolean;
}

export type FactValue<K extends FactKind> = z.output<(typeof factValues)[K]>;

export interface Found<K extends FactKind> {
  value: FactValue<K>;
  source: FactSource;
  isDoubtful: boolean;
}

/** The different values of a kind, each with its first source. */
export function candidatesOf<K extends FactKind>(
  findings: readonly Finding[],
  kind: K,
): readonly Found<K>[] {
  const seen = new Map<string, Found<K>>();
  for (const finding of findings) {
    if (finding.fact !== kind) continue;
    // Cast: the kind decides the type of the value.
    const found = finding as unknown as Found<K>;
    const key = JSON.stringify(found.value);
    const before = seen.get(key);
    if (!before || (before.isDoubtful && !found.isDoubtful)) seen.set(key, found);
  }
  return [...seen.values()];
}

/** The value to begin with: the only one, or the only one without a doubt. Where several remain, a person chooses. */
function preselected<K extends FactKind>(
  findings: readonly Finding[],
  kind: K,
): FactValue<K> | undefined {
  const candidates = candidatesOf(findings, kind);
  const certain = candidates.filter((it) => !it.isDoubtful);
  const [first, second] = candidates.length > 1 ? certain : candidates;
  return second ? undefined : first?.value;
}

type Address = NonNullable<Facts["address"]>;

export const addressValues = (address?: Address) => ({
  street: address?.street ?? "",
  zipcode: address?.zipcode ?? "",
  city: address?.city ?? "",
  countryCode: address?.countryCode ?? "",
});

type Item = NonNullable<Facts["items"]>[number];

const itemRow = ({ name, text = "", price }: Item, currency: string, note = ""): ItemRow => ({
  name,
  text,
  price: price ? printAmount(price) : "",
  currency: price?.currency ?? currency,
  note,
});

export const emptyItem = (currency: string): ItemRow => itemRow({ name: "" }, currency);

export const emptyHours: HoursRow = { days: [], opens: "", closes: "" };

/** The form of what is known already. */
export function knownValues(
  name: string,
  language: Language,
  business: Business | null,
): FactValues {
  const { address, hours = [], items = [], links = [], ...lines } = business?.facts ?? {};
  return {
    name,
    trade: business?.trade ?? "",
    language,
    legalName: "",
    about: "",
    phone: "",
    email: "",
    ...lines,
    ...addressValues(address),
    links: links.join("\n"),
    hours,
    items: items.map((it) => itemRow(it, currencyOf(language, address?.countryCode))),
    color: "",
    takesColor: false,
  };
}

/** The form with what was found, where nothing is typed yet. */
export function withFindings(
  typed: FactValues,
  findings: readonly Finding[],
  hasPalette: boolean,
  texts: { facts: Translator<"facts">; factSources: Translator<"factSources"> },
): FactValues {
  const color = typed.color || (preselected(findings, "color") ?? "");
  const language = preselected(findings, "language") ?? typed.language;
  const or = (kind: "name" | "legalName" | "about" | "phone" | "email") =>
    typed[kind] || preselected(findings, kind) || "";
  const isTyped = typed.street || typed.zipcode || typed.city;
  const links = candidatesOf(findings, "link").map(({ value }) => value);
  const names = new Set(typed.items.map((it) => it.name));
  const items = candidatesOf(findings, "item").filter(({ value }) => !names.has(value.name));
  return {
    ...typed,
    language,
    name: or("name"),
    trade: typed.trade || (preselected(findings, "trade") ?? ""),
    legalName: or("legalName"),
    about: or("about"),
    phone: or("phone"),
    email: or("email"),
    ...(!isTyped && addressValues(preselected(findings, "address"))),
    links: [...new Set([...linesOf(typed.links), ...links])].slice(0, factLimits.links).join("\n"),
    hours: typed.hours.length > 0 ? typed.hours : (preselected(findings, "hours") ?? []),
    items: [
      ...typed.items,
      ...items.map(({ value, source, isDoubtful }) =>
        itemRow(
          value,
          currencyOf(language, preselected(findings, "address")?.countryCode),
          sourceLine(texts.factSources, source) + (isDoubtful ? `, ${texts.facts("check")}` : ""),
        ),
      ),
    ].slice(0, factLimits.items),
    color,
    takesColor: typed.takesColor || (!hasPalette && color !== ""),
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((it) => it.trim())
    .filter(Boolean);

/** The form has the lines of an address as fields, and links as one. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [fact, part] = path;
  if (fact === "address") return String(part);
  if (fact === "hours") return `hours.${String(part)}.opens`;
  return fact === "links" ? fact : path.join(".");
}

function messageOf(t: Translator<"facts">, issue: z.core.$ZodIssue, path: string): string {
  if (issue.code === "too_big")
    return t(path === "links" ? "tooMany" : "tooLong", { max: Number(issue.maximum) });
  return t(path === "email" ? "notAnEmail" : path === "links" ? "notALink" : "wrong");
}

export type FieldProblem = { path: string; message: string };

const isDay = (it: string): it is Day => days.some((day) => day === it);

/** What the form says, or what is wrong with it, by the paths of its fields. */
export function readFacts(
  values: FactValues,
  t: Translator<"facts">,
): { trade: Trade; facts: Facts } | { problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const wrong = (path: string, message: string) => problems.push({ path, message });

  if (!isTrade(values.trade)) wrong("trade", t("tradeMissing"));
  const { street, zipcode, city, countryCode } = values;
  const hasAddress = [street, zipcode, city].some((it) => it.trim());
  if (hasAddress && !street.trim()) wrong("street", t("addressMissing"));
  if (hasAddress && !city.trim()) wrong("city", t("addressMissing"));
  values.hours.forEach((row, index) => {
    const isWhole = row.days.length > 0 && row.opens && row.closes;
    if (!isWhole) wrong(`hours.${index}.opens`, t("hoursMissing"));
  });
  const items = values.items.map(({ name, text, price, currency }, index) => {
    const amount = price.trim() ? parseAmount(price.trim(), currency) : undefined;
    if (!name.trim()) wrong(`items.${index}.name`, t("itemMissing"));
    if (amount === null) wrong(`items.${index}.price`, t("notAnAmount"));
    return {
      name,
      ...(text.trim() && { text }),
      ...(typeof amount === "number" && { price: { amount, currency } }),
    };
  });
  const links = linesOf(values.links);
  const written = (key: "legalName" | "about" | "phone" | "email") =>
    values[key].trim() ? { [key]: values[key] } : {};
  const { success, data, error } = factsSchema.safeParse({
    ...written("legalName"),
    ...written("about"),
    ...written("phone"),
    ...written("email"),
    ...(hasAddress && {
      address: {
        street,
        city,
        ...(zipcode.trim() && { zipcode }),
        ...(countryCode && { countryCode }),
      },
    }),
    ...(values.hours.length > 0 && {
      hours: values.hours.map((row) => ({ ...row, days: row.days.filter(isDay) })),
    }),
    ...(items.length > 0 && { items }),
    ...(links.length > 0 && { links }),
  });
  for (const issue of error?.issues ?? []) {
    const path = fieldOf(issue.path);
    // What is empty was said above.
    if (!problems.some((it) => it.path === path)) wrong(path, messageOf(t, issue, path));
  }
  return success && problems.length === 0 && isTrade(values.trade)
    ? { trade: values.trade, facts: data }
    : { problems };
}
