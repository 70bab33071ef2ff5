import { amountsIn } from "@/lib/amounts";
import { ShopError } from "@/lib/errors";
import { maxId } from "@/lib/ids";

/** Money that arrived, by one line of a bank statement. */
export interface StatementLine {
  day: string;
  amountCents: number;
  currency: string;
  payer: string;
  /** Of the payer's account, by its IBAN; null where the file has none. */
  country: string | null;
  /** What the payer wrote, with the creditor reference. */
  purpose: string;
  /** The bank's own number of the line; empty where the file has none. */
  bankReference: string;
}

export interface Statement {
  lines: StatementLine[];
  /** Lines that are no money that arrived: outgoing, or not booked yet. */
  leftOut: number;
}

/** A statement that cannot be read, with the line of the file that is wrong. */
export function wrongLine(line: number, problem: string): ShopError {
  const error = `Line ${line}: ${problem}`;
  return new ShopError("invalid", error, { fields: { file: error } });
}

export const mostLines = 5_000;

/** A day that the calendar has, as `2026-11-26`; null for another text. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year > 1999 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}

/**
 * An amount such as `1.234,56`, `1,234.56`, `-12` or `+ 7,5 €`, in cents of a currency; null for another text. The
 * last comma or point is the decimal mark if one or two digits follow it.
 */
export function centsOf(text: string, currency: string): number | null {
  const plain = text.replace(/[\s\u{a0}\u{202f}'’€$£]/gu, "").replace(/[A-Z]{3}$|^[A-Z]{3}/, "");
  const [, sign = "", whole = "", mark = "", decimals = ""] =
    /^([+-]?)(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? [];
  if (!whole || (mark && whole.includes(mark))) return null;
  const digits = whole.replace(/[.,]/g, "");
  const cents = amountsIn(currency).decode(Number(`${digits}.${decimals || 0}`));
  if (cents > maxId || !Number.isInteger(cents)) return null;
  return sign === "-" ? -cents : cents;
}

/** The country of an IBAN; null for another account number. */
export const countryOfIban = (account: string): string | null =>
  /^([A-Z]{2})\d{2}[A-Z\d]{10,30}$/.exec(account.replace(/\s/g, "").toUpperCase())?.[1] ?? null;

const mostCharacters = { payer: 200, purpose: 1_000 };

const plain = (text: string, most: number) =>
  text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, most);

export const tidy = (line: StatementLine): StatementLine => ({
  ...line,
  payer: plain(line.payer, mostCharacters.payer),
  purpose: plain(line.purpose, mostCharacters.purpose),
});
