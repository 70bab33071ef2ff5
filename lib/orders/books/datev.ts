import { amountsIn } from "@/lib/amounts";
import type { Chart } from "@/lib/env-formats";
import { site } from "@/lib/site";
import { bookingOf } from "./chart";
import { datevColumns, textColumns } from "./datev-columns";
import { dayOf, documentNumber, type Entry, type EntryKind, taxedAbroadIn, titleOf } from "./rules";

/** The header data of a batch, in its first line. */
export interface DatevBatch {
  consultant: number;
  client: number;
  /** The month, 1 to 12, in which the fiscal year begins. */
  yearStart: number;
  chart: Chart;
  month: string;
  currency: string;
  createdAt: Date;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const line = (cells: readonly string[]) => `${cells.join(";")}\r\n`;

const digits = (moment: string) => moment.replace(/\D/g, "");

/** The first day of the fiscal year that a month belongs to, as `20260101`. */
function fiscalYearOf(month: string, yearStart: number): string {
  const [year = 0, at = 0] = month.split("-").map(Number);
  return `${at < yearStart ? year - 1 : year}${String(yearStart).padStart(2, "0")}01`;
}

const lastDayOf = (month: string): string => {
  const [year = 0, at = 0] = month.split("-").map(Number);
  return digits(new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10));
};

/** The two lines above the bookings: of the batch (EXTF 700, category 21), and the names of the columns. */
export function datevHead(batch: DatevBatch): string {
  const { consultant, client, yearStart, chart, month, currency, createdAt } = batch;
  const fields = [
    quoted("EXTF"),
    "700",
    "21",
    quoted("Buchungsstapel"),
    "13",
    digits(createdAt.toISOString()),
    "",
    quoted("RE"),
    quoted(""),
    quoted(""),
    `${consultant}`,
    `${client}`,
    fiscalYearOf(month, yearStart),
    `${chart.bank.account.length}`,
    `${digits(month)}01`,
    lastDayOf(month),
    quoted(`${site.name} ${month}`),
    quoted(""),
    // Financial accounting, for every purpose, and not locked: the accountant may still change the
    // bookings.
    "1",
    "0",
    "0",
    quoted(currency),
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    "",
    "",
    quoted(""),
    quoted(""),
  ];
  return line(fields) + line(datevColumns);
}

const maxText = 60;

const referenceLabel = "Reference";

const words: Record<EntryKind, string> = {
  invoice: "",
  credit_note: "",
  reversal: "Reversal of ",
  correction: "Correction: ",
  payment: "Payment of ",
  refund: "Refund by ",
  fee: "PayPal fee of ",
  fee_return: "PayPal fee returned of ",
};

/**
 * A text in one line. It begins with a word of the shop; where spreadsheets that expect another separator see a new
 * cell, what would begin a formula there loses its separator.
 */
const inOneCell = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/[,;](?=[\s"]*[=+\-@|%＝＋－＠])/g, " ")
    .trim();

const textOf = ({ kind, document }: Entry): string => {
  // A transfer that went back is no credit note.
  const word = kind === "refund" && document.kind === "transfer" ? "Returned: " : words[kind];
  return inOneCell(`${word}${titleOf(document)} ${document.customer}`).slice(0, maxText);
};

/** The lines of a booking batch for some entries; an unknown fee has none. */
export function datevLines(entries: readonly Entry[], chart: Chart): string {
  return entries.map((entry) => datevLine(entry, chart)).join("");
}

function datevLine(entry: Entry, chart: Chart): string {
  const booking = bookingOf(entry, chart);
  if (!booking) return "";
  const { document, tax } = entry;
  const abroad = taxedAbroadIn(tax, document);
  const [, month = "", day = ""] = dayOf(document).split("-");
  const cells: Partial<Record<number, string>> = {
    // With two decimals in every currency.
    1: amountsIn(document.currency).encode(booking.cents).toFixed(2).replace(".", ","),
    2: booking.side,
    3: document.currency,
    7: booking.account,
    8: booking.counterAccount,
    9: booking.taxKey,
    10: `${day}${month}`,
    11: documentNumber(document),
    14: textOf(entry),
    ...(document.reference ? { 21: referenceLabel, 22: document.reference } : {}),
    ...(abroad ? { 40: abroad, 41: String(tax?.rate).replace(".", ",") } : {}),
    // Recapitulative statements list these.
    ...(tax?.category === "AE" ? { 40: document.vatId } : {}),
    // Not locked: 0, as in the first line.
    114: "0",
  };
  return line(
    emptyLine.map((empty, at) => {
      const value = cells[at + 1];
      if (value === undefined) return empty;
      return textColumns.has(at + 1) ? quoted(value) : value;
    }),
  );
}

const emptyLine = datevColumns.map((_, at) => (textColumns.has(at + 1) ? quoted("") : ""));
