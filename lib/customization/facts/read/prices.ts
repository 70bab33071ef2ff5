import { decimalsOf } from "../../content/prices";
import type { Finding } from "../schemas";

type Price = NonNullable<Extract<Finding, { fact: "item" }>["value"]["price"]>;

export interface FoundPrice extends Price {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** No sign of a currency stands beside it. */
  isBare: boolean;
}

const currencies: Readonly<Record<string, string>> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  gbp: "GBP",
  $: "USD",
  us$: "USD",
  usd: "USD",
  r$: "BRL",
  brl: "BRL",
  chf: "CHF",
  "sfr.": "CHF",
  "fr.": "CHF",
  "fr.-": "CHF",
};

/** The currency of a sign such as € or EUR; undefined if it is none. */
export const currencyOfSign = (sign: string): string | undefined => currencies[sign.toLowerCase()];

const signs = String.raw`€|£|R\$|US\$|\$|EUR(?:OS?)?\b|euros?\b|CHF|SFr\.|Fr\.|GBP|USD|BRL`;
const number = String.raw`\d{1,3}(?:[.'’ \u00a0\u202f]\d{3}){1,2}(?:,\d{2})?|\d{1,3}(?:,\d{3}){1,2}(?:\.\d{2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const noCents = String.raw`(?:[.,]?\s?[-–—]{1,2}(?![\p{L}\d]|\s?[\d€£$]))?`;
const priced = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<before>${signs})\s{0,3}(?<a>${number})(?![\d:])${noCents}|(?<whole>\d{1,5})\s?€\s?(?<cents>\d{2})(?!\d)|(?<b>${number})${noCents}\s{0,3}(?<after>${signs})(?![\p{L}\d])|(?<c>\d{1,4})(?:,|\.)\s?[-–—]{1,2}(?![\p{L}\d])|(?!0\d)(?<d>\d{1,4}[.,]\d{2})(?![\d.,:]\d|\d|\s?(?:%|h\b|Uhr|kg|km|cm|mm|m²|l\b|g\b|am\b|pm\b|ml|cl|\/)))`,
  "giu",
);

/** An amount as it is written ("1.250,00", "4,5", "12") in the currency's smallest unit; null if it is none. */
export function amountOf(written: string, currency: string): number | null {
  const digits = written.replace(/[\s'’\u00a0\u202f]/g, "");
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const whole = (match[1] ?? "").replace(/[.,]/g, "");
  const places = decimalsOf(currency);
  const fraction = (match[2] ?? "").padEnd(places, "0");
  if (fraction.length > places) return null;
  const amount = Number(whole + fraction);
  return Number.isSafeInteger(amount) && whole.length <= 9 ? amount : null;
}

const isCurrencyCode = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

/** What stands between the two amounts of a range. */
const between = /^\s*(?:[-–—]|bis|to|à|a|y|e)\s*$/i;
const lowerEnd = /(?<![\p{L}\d.,:])(\d{1,5}(?:[.,]\d{2})?)\s?(?:[-–—]|bis|to|à|a)\s*$/iu;

/** The prices in a line. Those without a sign of a currency are taken for the given one; null leaves them out. */
export function pricesIn(
  line: string,
  currency: string | null,
  local: string | null = currency,
): FoundPrice[] {
  const found: FoundPrice[] = [];
  for (const match of line.matchAll(priced)) {
    const groups = match.groups ?? {};
    const before = line.slice(Math.max(0, match.index - 24), match.index);
    const end = match.index + match[0].length;
    const sign = groups.before ?? groups.after ?? (groups.whole && "€");
    // "Fr." is a day of the week where francs are not the currency.
    if (sign && /^fr\./i.test(sign) && local !== "CHF") continue;
    // "34.–" is a price without a sign, too; "$650 MXN" says whose dollars.
    const [, code] = /^\s?([A-Z]{3})\b/.exec(line.slice(end, end + 5)) ?? [];
    const isNamed = sign === "$" && code !== undefined && isCurrencyCode(code);
    const signed = isNamed ? code : sign && currencyOfSign(sign);
    const ownCurrency = sign ? signed : groups.c ? local : currency;
    // "12x R$ 299": a part of the price; "+ 2 €": what comes on top of one.
    if (!ownCurrency || /(?:\d\s?x(?:\s(?:de|of|à|zu))?|\+)\s*$/i.test(before)) continue;
    const written = groups.whole
      ? `${groups.whole}.${groups.cents}`
      : (groups.a ?? groups.b ?? groups.c ?? groups.d ?? "");
    // "01.11.–20.12."
    if (groups.d && /\d\.\s?[–-]\s?$/.test(before)) continue;
    const upper = amountOf(written, ownCurrency);
    if (upper === null) continue;
    // Of "60–95 €" and "from 60 € to 95 €", the lower amount is the price.
    const previous = found.at(-1);
    if (
      previous &&
      previous.amount < upper &&
      between.test(line.slice(previous.end, match.index))
    ) {
      previous.end = end;
      continue;
    }
    const start = lowerEnd.exec(before);
    const lower = start && !groups.before ? amountOf(start[1] ?? "", ownCurrency) : null;
    const isRange = lower !== null && lower < upper && upper < lower * 4;
    found.push({
      amount: isRange ? lower : upper,
      currency: ownCurrency,
      start: isRange && start ? match.index - before.length + start.index : match.index,
      end: end + (isNamed ? 4 : 0),
      isBare: !sign,
    });
  }
  return found;
}
