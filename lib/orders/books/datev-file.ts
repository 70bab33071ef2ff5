import "server-only";
import { csvHeaders, fileStream } from "@/lib/csv";
import { env } from "@/lib/env";
import { datevHead, datevLines } from "./datev";
import type { Entry } from "./rules";
import { toWindows1252 } from "./windows-1252";

/** A booking batch of the configured client, streamed while its entries are read. */
export function datevStream(
  { month, currency }: { month: string; currency: string },
  entries: AsyncGenerator<Entry[]>,
): ReadableStream<Uint8Array> {
  const { DATEV_CONSULTANT, DATEV_CLIENT, DATEV_YEAR_START, DATEV_ACCOUNTS } = env("books");
  const head = datevHead({
    consultant: DATEV_CONSULTANT,
    client: DATEV_CLIENT,
    yearStart: DATEV_YEAR_START,
    chart: DATEV_ACCOUNTS,
    month,
    currency,
    createdAt: new Date(),
  });
  const write = (rows: Entry[]) => datevLines(rows, DATEV_ACCOUNTS);
  return fileStream({ head, write, encode: toWindows1252 }, entries);
}

/** DATEV recognizes a batch by the first letters of its file name. */
export const datevFileHeaders = (month: string, file: number): Record<string, string> => ({
  ...csvHeaders(`EXTF_Buchungsstapel_${month}${file > 1 ? `_${file}` : ""}.csv`),
  "Content-Type": "text/csv; charset=windows-1252",
});
