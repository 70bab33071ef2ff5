import { sql } from "drizzle-orm";
import { GET as csvRoute } from "@/app/api/shop/books/[month]/csv/route";
import { GET as datevRoute } from "@/app/api/shop/books/[month]/datev/route";
import { GET as booksRoute } from "@/app/api/shop/books/route";
import { database } from "@/db/client";
import { shopAmounts } from "@/lib/amounts";
import { call } from "./call";

type Headers = Record<string, string>;

/** The lines of a table; quoted values may hold anything, also the end of a line. */
function tableOf(text: string, separator: string): string[][] {
  const value = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r\n|$)`, "y");
  const lines: string[][] = [[]];
  while (value.lastIndex < text.length) {
    const [, quoted, plain = "", end] = value.exec(text) ?? [];
    if (end === undefined) throw new Error("Not a table.");
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n" && value.lastIndex < text.length) lines.push([]);
  }
  return lines;
}

const toRecords = ([head = [], ...rows]: string[][]) =>
  rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));

export const exportCsv = (month: string, headers: Headers) =>
  call(csvRoute, `/api/shop/books/${month}/csv`, { headers, params: { month } });

export const exportDatev = (month: string, headers: Headers, file?: number) =>
  call(datevRoute, `/api/shop/books/${month}/datev${file ? `?file=${file}` : ""}`, {
    headers,
    params: { month },
  });

function requireFile(response: Response): Response {
  if (response.status !== 200) throw new Error(`No file: ${response.status}`);
  return response;
}

/** The lines of a table, by the names of its columns. */
export async function readCsv(response: Response) {
  const text = (await requireFile(response).text()).replace(/^\u{feff}/u, "");
  return toRecords(tableOf(text, ","));
}

/** What a booking batch says of itself, and its lines by the names of its columns. */
export async function readDatev(response: Response) {
  // The two code pages differ in punctuation only.
  const text = Buffer.from(await requireFile(response).arrayBuffer()).toString("latin1");
  const [head = [], ...lines] = tableOf(text, ";");
  return { head, bookings: toRecords(lines) };
}

export type Sums = Record<"invoiced" | "credited" | "received" | "returned" | "fees", number>;

const none: Sums = { invoiced: 0, credited: 0, received: 0, returned: 0, fees: 0 };

const centsOf = (amount: string) => shopAmounts.decode(Number(amount.replace(",", ".")));

const signs: Record<string, readonly [keyof Sums, 1 | -1]> = {
  Invoice: ["invoiced", 1],
  Correction: ["invoiced", 1],
  Reversal: ["invoiced", -1],
  "Credit note": ["credited", 1],
  Payment: ["received", 1],
  Refund: ["returned", 1],
  Fee: ["fees", 1],
  "Fee returned": ["fees", -1],
};

export function sumCsv(rows: Awaited<ReturnType<typeof readCsv>>): Sums {
  const sums = { ...none };
  for (const { Kind = "", Amount = "" } of rows) {
    const [name, sign] = signs[Kind] ?? ["fees", 1];
    sums[name] += sign * centsOf(Amount);
  }
  return sums;
}

/** By its accounts alone, those of SKR03 that are the default. */
export function sumDatev(bookings: Awaited<ReturnType<typeof readDatev>>["bookings"]): Sums {
  const sums = { ...none };
  for (const booking of bookings) {
    const cents = centsOf(booking["Umsatz (ohne Soll/Haben-Kz)"] ?? "");
    const isDebit = booking["Soll/Haben-Kennzeichen"] === "S";
    const isCreditNote = booking["Belegfeld 1"]?.startsWith("CN-") ?? false;
    if (booking.Konto === "4970") sums.fees += isDebit ? cents : -cents;
    else if (booking.Konto !== "10000") sums[isDebit ? "received" : "returned"] += cents;
    else if (isCreditNote) sums.credited += isDebit ? -cents : cents;
    else sums.invoiced += isDebit ? cents : -cents;
  }
  return sums;
}

type WireMonth = Record<
  "invoiced" | "credited" | "paypal" | "bankTransfer" | "refunded" | "fees" | "balance",
  number
> & { month: string };

/** The sums of each month of a year, as the back office shows them. */
export async function readYear(year: number, headers: Headers): Promise<Map<string, Sums>> {
  const response = await call(booksRoute, `/api/shop/books?year=${year}`, { headers });
  // Cast: the conformance test compares the answer with its schema.
  const { months } = (await response.json()) as { months: WireMonth[] };
  const cents = shopAmounts.decode;
  return new Map(
    months.map((it) => {
      const received = cents(it.paypal) + cents(it.bankTransfer);
      const [returned, fees] = [cents(it.refunded), cents(it.fees)];
      if (cents(it.balance) !== received - returned - fees) throw new Error("Another balance.");
      const [invoiced, credited] = [cents(it.invoiced), cents(it.credited)];
      return [it.month, { invoiced, credited, received, returned, fees }];
    }),
  );
}

interface ManyInvoices {
  userId: number;
  count: number;
  firstNumber: number;
  from: string;
}

/** Invoices of a dollar, one paid each second. Without the triggers, which would take a minute. */
export const addPaidInvoices = ({ userId, count, firstNumber, from }: ManyInvoices) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into invoices (user_id, customer, method, status, subtotal_cents, total_cents, number, paid_at)
      select ${userId}::int, '{"company": "Acme", "country": "Germany"}', 'bank_transfer', 'paid', 100, 100,
        ${firstNumber}::int + n, ${from}::timestamptz + n * interval '1 second'
      from generate_series(0, ${count}::int - 1) as n`);
  });
