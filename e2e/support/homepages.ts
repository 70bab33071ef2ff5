import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addressKey } from "@/lib/customization/facts/read/addresses";
import { nameKey } from "@/lib/customization/facts/read/names";
import { type Page, readPages } from "@/lib/customization/facts/read/pages";
import { digitsOf } from "@/lib/customization/facts/read/phones";
import { linksWorthReading } from "@/lib/customization/facts/read/worth-reading";
import type { Finding } from "@/lib/customization/facts/schemas";

/** The facts that the goal counts. */
const measuredKinds = [
  "name",
  "phone",
  "email",
  "address",
  "hours",
  "item",
  "logo",
  "color",
] as const;

type Kind = (typeof measuredKinds)[number];

type ValueOf<K extends Finding["fact"]> = Extract<Finding, { fact: K }>["value"];

interface Expected {
  known: boolean;
  /** Absent where none of the trades is that of the company. */
  trade?: string;
  language: string;
  facts: {
    name?: string;
    phone?: string[];
    email?: string[];
    address?: ValueOf<"address">;
    hours?: ValueOf<"hours">;
    items?: ValueOf<"item">[];
    logo?: string;
    color?: string;
  };
  /** Facts of which the site says two things. */
  disputed?: Record<string, unknown[]>;
}

interface Count {
  expected: number;
  found: number;
  right: number;
  missed: string[];
  wrong: string[];
}

export interface SiteMeasure {
  site: string;
  isKnown: boolean;
  counts: Record<Kind, Count>;
  invented: string[];
  isTradeRight: boolean;
  isLanguageRight: boolean;
}

const ownAddress = /(?:rel="canonical" href|property="og:url" content)="(https?:\/\/[^/"]+)/;

function readDecoded(file: string): string {
  const bytes = readFileSync(file);
  const charset = /charset=["']?([\w-]+)/i.exec(bytes.toString("latin1"))?.[1] ?? "utf-8";
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd")
    ? new TextDecoder(charset === "utf-8" ? "latin1" : charset).decode(bytes)
    : text;
}

/** Reads a folder as a crawler would read the site: the first page, and what it finds worth reading. */
function pagesOf(folder: string): Page[] {
  const first = readDecoded(path.join(folder, "index.html"));
  const origin = ownAddress.exec(first)?.[1] ?? "https://www.homepage.example";
  const fileOf = (url: string): string | undefined => {
    if (new URL(url).origin !== origin) return undefined;
    const file = path.join(folder, decodeURIComponent(new URL(url).pathname));
    return [file, `${file.replace(/\/$/, "")}.html`].find(
      (it) => existsSync(it) && !it.endsWith("/"),
    );
  };
  const read = (url: string): string[] => {
    const file = fileOf(url);
    return file ? [readDecoded(file)] : [];
  };
  const pageOf = (url: string, html: string) => {
    const links = linksWorthReading({ url, html });
    const page: Page = { url, html, styles: links.styles.flatMap(read) };
    return { page, links };
  };
  const home = pageOf(`${origin}/`, first);
  return [
    home.page,
    ...home.links.pages.flatMap((url) => read(url).map((html) => pageOf(url, html).page)),
  ];
}

const phoneMatches = (a: string, b: string): boolean => {
  const [short, long] = [a, b]
    .map((it) => digitsOf(it.replace("(0)", "")).replace(/^0+/, ""))
    .sort((x, y) => x.length - y.length);
  return (
    short !== undefined &&
    long !== undefined &&
    short.length > 5 &&
    long.endsWith(short) &&
    long.length - short.length <= 3
  );
};

const hoursKey = (hours: ValueOf<"hours">): string =>
  hours
    .flatMap(({ days, opens, closes }) => days.map((day) => `${day} ${opens}-${closes}`))
    .sort()
    .join();

const itemMatches = (expected: ValueOf<"item">, found: ValueOf<"item">): boolean =>
  nameKey(expected.name) === nameKey(found.name) &&
  expected.price?.amount === found.price?.amount &&
  expected.price?.currency === found.price?.currency;

const logoKey = (url: string): string =>
  decodeURI(new URL(url, "https://www.homepage.example").pathname).replace(/^\/+/, "/");

const addressMatches = (a: ValueOf<"address">, b: ValueOf<"address">): boolean =>
  addressKey(a) === addressKey(b) &&
  (a.countryCode === undefined || b.countryCode === undefined || a.countryCode === b.countryCode);

// Each expectation is written in the shape of its kind.
const matchers: Readonly<Record<Kind, (expected: never, found: never) => boolean>> = {
  name: (a: string, b: string) => nameKey(a) === nameKey(b),
  phone: phoneMatches,
  email: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
  address: addressMatches,
  hours: (a: ValueOf<"hours">, b: ValueOf<"hours">) => hoursKey(a) === hoursKey(b),
  item: itemMatches,
  logo: (a: string, b: string) => logoKey(a) === logoKey(b),
  color: (a: string, b: string) => a.toLowerCase() === b.toLowerCase(),
};

const expectedOf = ({ facts, disputed }: Expected, kind: Kind): unknown[] => {
  const other = disputed?.[kind] ?? disputed?.[`${kind}s`];
  if (other) return other;
  if (kind === "item") return facts.items ?? [];
  const value = facts[kind];
  if (value === undefined) return [];
  return kind === "phone" || kind === "email" ? (value as string[]) : [value];
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\d]|[ºª]/gu, "");

/** Whether a value stands on the pages, if in another form. */
function stands({ fact, value }: Finding, text: string, raw: string): boolean {
  const has = (part: string | undefined) => !part || text.includes(plain(part));
  switch (fact) {
    case "address":
      return has(value.street) && has(value.zipcode) && has(value.city);
    case "item":
      return (
        has(value.name) &&
        has(value.text) &&
        (!value.price || has(String(value.price.amount).replace(/00?$/, "")))
      );
    case "hours":
    case "trade":
    case "language":
      return true;
    case "logo":
    case "link":
      return has(decodeURI(value.split("/").at(-1) ?? ""));
    case "color":
      return (
        raw.includes(value) ||
        has([1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)).join("")) ||
        raw.includes(`#${value[1]}${value[3]}${value[5]}`) ||
        /hsl\(/.test(raw)
      );
    case "email":
      return value.split(/[@.]/).every((part) => text.includes(plain(part)));
    default:
      return has(value);
  }
}

export function measureSite(folder: string): SiteMeasure {
  // The fixtures are written by hand in this shape.
  const expected = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as Expected;
  const pages = pagesOf(folder);
  const findings = readPages(pages);
  const raw = pages
    .map(({ html, styles }) => [html, ...styles].join("\n"))
    .join("\n")
    .toLowerCase();
  const decoded = raw
    .replace(/&#x([\da-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z])(?:uml|acute|grave|circ|tilde|cedil|ring);/g, "$1")
    .replace(/&szlig;/g, "ß")
    .replace(/&\w+;/g, "")
    .replace(/<[^>]*>/g, (tag) =>
      /^<\/?(?:b|i|em|strong|span|font|small|br|a|p|td|tr|div|img)\b/.test(tag)
        ? `${tag.replace(/^<\/?\w+/, "")}`
        : tag,
    );
  const shown = raw.replace(/<[^>]*>/g, "").replace(/&\w+;/g, "");
  const text = `${plain(decoded)} ${plain(shown)} ${plain(decoded.replace(/<[^>]*>|[^<>]*>/g, ""))}`;

  const counts = {} as Record<Kind, Count>;
  for (const kind of measuredKinds) {
    const wanted = expectedOf(expected, kind);
    const found = findings.filter(({ fact }) => fact === kind);
    const matches = matchers[kind] as (a: unknown, b: unknown) => boolean;
    const right = found.filter(({ value }) => wanted.some((it) => matches(it, value)));
    // Of what is offered, the goal counts what has a price.
    const counted = kind === "item" ? wanted.filter((it) => (it as ValueOf<"item">).price) : wanted;
    const missed = counted.filter((it) => !found.some(({ value }) => matches(it, value)));
    counts[kind] = {
      expected: counted.length,
      found: found.length,
      right: right.length,
      missed: missed.map((it) => JSON.stringify(it)),
      wrong: found.filter((it) => !right.includes(it)).map(({ value }) => JSON.stringify(value)),
    };
  }
  return {
    site: path.basename(folder),
    isKnown: expected.known,
    counts,
    invented: findings
      .filter((it) => !stands(it, text, raw))
      .map((it) => `${it.fact} ${JSON.stringify(it.value)}`),
    isTradeRight: expected.trade
      ? findings.some(({ fact, value }) => fact === "trade" && value === expected.trade)
      : !findings.some(({ fact }) => fact === "trade"),
    isLanguageRight: findings.some(
      ({ fact, value }) => fact === "language" && value === expected.language,
    ),
  };
}

export const sitesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((site) => existsSync(path.join(site, "expected.json")));

export interface Sum {
  kind: string;
  expected: number;
  found: number;
  right: number;
  missed: number;
  recall: number;
  precision: number;
}

export function sumOf(measures: readonly SiteMeasure[]): Sum[] {
  const sums = measuredKinds.map((kind) => {
    const counts = measures.map((measure) => measure.counts[kind]);
    const add = (of: (count: Count) => number) => counts.reduce((sum, count) => sum + of(count), 0);
    return {
      kind: kind as string,
      expected: add((count) => count.expected),
      found: add((count) => count.found),
      right: add((count) => count.right),
      missed: add((count) => count.missed.length),
    };
  });
  const total = sums.reduce(
    (sum, it) => ({
      kind: "total",
      expected: sum.expected + it.expected,
      found: sum.found + it.found,
      right: sum.right + it.right,
      missed: sum.missed + it.missed,
    }),
    { kind: "total", expected: 0, found: 0, right: 0, missed: 0 },
  );
  return [...sums, total].map((sum) => ({
    ...sum,
    recall: sum.expected === 0 ? 1 : 1 - sum.missed / sum.expected,
    precision: sum.found === 0 ? 1 : sum.right / sum.found,
  }));
}
