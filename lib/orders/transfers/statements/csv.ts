import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import { currency as shopCurrency } from "@/lib/money";
import { centsOf, countryOfIban, isoDay, type Statement, tidy, wrongLine } from "./line";

interface Row {
  cells: string[];
  /** The line of the file on which it begins. */
  line: number;
}

/** The rows of a table; quoted values may hold separators and ends of lines. */
function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  let lastLine = 0;
  // Null: the parser keeps no rows of its own.
  const addRow = (cells: string[], { lines }: InfoRecord) => {
    lastLine = lines;
    const line = lines - (cells.join().split("\n").length - 1);
    if (cells.some((cell) => cell.trim())) rows.push({ cells, line });
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      relax_quotes: true,
      ltrim: true,
      on_record: addRow,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw wrongLine(lastLine + 1, "a quotation mark is not closed.");
  }
  return rows;
}

/** How banks name the columns, the best name first. */
const headings = {
  day: /^(buchungstag|buchungsdatum|booking ?date|buchung|date|datum|valutadatum|value ?date|wertstellung|valuta|completed ?date)/,
  amount: /^(betrag|amount|umsatz|gutschrift|credit)/,
  currency: /^(w(ä|ae)hrung|currency|whg)/,
  payer:
    /^(beg(ü|ue)nstigter|name zahlungsbeteiligter|auftraggeber|zahlungspflichtige|zahlungsbeteiligte|payer|payee|counterparty|name|sender|empf(ä|ae)nger)/,
  account: /^(iban|iban zahlungsbeteiligter|kontonummer ?\/ ?iban|(partner|counterparty) iban)$/,
  purpose: /^(verwendungszweck|purpose|remittance|description|reference|details|memo|text|vorgang)/,
} as const;

type Column = keyof typeof headings;
type Columns = Partial<Record<Column, number>>;

function columnsOf({ cells }: Row): Columns {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  // Cast: Object.entries forgets the names.
  const found = (Object.entries(headings) as [Column, RegExp][]).map(([column, heading]) => [
    column,
    names.findIndex((name) => heading.test(name)),
  ]);
  return Object.fromEntries(found.filter(([, at]) => Number(at) >= 0));
}

/** Banks write some lines about the account above the names of the columns. */
const mostRowsAbove = 30;

function findTable(text: string) {
  for (const separator of [";", ",", "\t"]) {
    const rows = rowsOf(text, separator);
    for (const [at, row] of rows.slice(0, mostRowsAbove).entries()) {
      const columns = columnsOf(row);
      if (columns.day !== undefined && columns.amount !== undefined) {
        return { columns, head: row, rows: rows.slice(at + 1) };
      }
    }
  }
  const first = text.split("\n", 1)[0]?.trim().slice(0, 60) ?? "";
  throw wrongLine(
    1,
    `“${first}” names no columns. A statement is camt.053 (XML) or a table (CSV) with a date and an amount.`,
  );
}

/** With slashes, some countries write the month first: known by a day above twelve. */
const isMonthFirst = (days: readonly string[]) => {
  const parts = days.flatMap((day) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\//.exec(day.trim()) ?? [];
    return first && second ? [{ first: Number(first), second: Number(second) }] : [];
  });
  return parts.some(({ second }) => second > 12) && !parts.some(({ first }) => first > 12);
};

function dayOf(text: string, monthFirst: boolean): string | null {
  const day = text.trim();
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(day) ?? [];
  if (y) return isoDay(Number(y), Number(m), Number(d));
  const [, first, second, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d\d)(?!\d)/.exec(day) ?? [];
  if (!year) return null;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const [month, dayOfMonth] = monthFirst ? [first, second] : [second, first];
  return isoDay(full, Number(month), Number(dayOfMonth));
}

/** Reads the table that a bank offers to download. */
export function readCsv(text: string): Statement {
  const { columns, head, rows } = findTable(text);
  const cellOf = ({ cells }: Row, column: Column) => cells[columns[column] ?? -1]?.trim() ?? "";
  const monthFirst = isMonthFirst(rows.map((row) => cellOf(row, "day")));
  // Some banks write the currency into the name of the column.
  const [, inHeading] = /\b([A-Z]{3})\b/.exec(cellOf(head, "amount").toUpperCase().slice(6)) ?? [];
  const all = rows.map((row) => {
    const currency = (cellOf(row, "currency") || inHeading || shopCurrency).toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency)) throw wrongLine(row.line, `“${currency}” is no currency.`);
    const amountCents = centsOf(cellOf(row, "amount"), currency);
    if (amountCents === null) {
      throw wrongLine(row.line, `“${cellOf(row, "amount")}” is no amount.`);
    }
    const day = dayOf(cellOf(row, "day"), monthFirst);
    if (!day) throw wrongLine(row.line, `“${cellOf(row, "day")}” is no date.`);
    return tidy({
      day,
      amountCents,
      currency,
      payer: cellOf(row, "payer"),
      country: countryOfIban(cellOf(row, "account")),
      purpose: cellOf(row, "purpose"),
      bankReference: "",
    });
  });
  const lines = all.filter(({ amountCents }) => amountCents > 0);
  return { lines, leftOut: all.length - lines.length };
}
