import "server-only";
import { asc } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import { currency } from "@/lib/money";
import { sellerTimeZone } from "@/lib/seller-dates";
import {
  type BookedDocument,
  documentsPerFile,
  type Entry,
  entriesOf,
  filesOf,
  rangeOfMonth,
} from "../rules";
import { corrections } from "./corrections";
import { creditNotes } from "./credit-notes";
import { paidInvoices } from "./paid-invoices";
import { isWithin } from "./source";
import { bankTransfers } from "./transfers";

const batchSize = 1_000;

/** In the order in which the documents of a month are listed. */
const sources = [paidInvoices, corrections, creditNotes, bankTransfers];

interface Part {
  offset: number;
  limit: number;
}

/** The documents of a month, a thousand at a time. */
async function* readDocuments(month: string, part?: Part): AsyncGenerator<BookedDocument[]> {
  const range = rangeOfMonth(month, sellerTimeZone());
  let [skipped, left] = [part?.offset ?? 0, part?.limit ?? Number.POSITIVE_INFINITY];
  for (const source of sources) {
    const { count, first, last } = await source.boundsIn(range);
    let after = first - 1;
    while (left > 0 && skipped < count && after < last) {
      const limit = Math.min(left, batchSize);
      const rows = await source.read(range, { after, last, offset: skipped, limit });
      if (rows.length > 0) yield rows.flatMap(({ documents }) => documents);
      left -= rows.length;
      skipped = 0;
      after = rows.at(-1)?.number ?? last;
    }
    skipped = Math.max(0, skipped - count);
  }
}

/** All lines of the books of a month, or of a part of its documents. */
export async function* readEntries(month: string, part?: Part): AsyncGenerator<Entry[]> {
  for await (const documents of readDocuments(month, part)) yield documents.flatMap(entriesOf);
}

/** The currency of the first invoice or credit note; lines in another currency name theirs. */
export async function currencyOf(month: string): Promise<string> {
  const range = rangeOfMonth(month, sellerTimeZone());
  const [invoice] = await database()
    .select({ currency: invoices.currency })
    .from(invoices)
    .where(isWithin(invoices.paidAt, range))
    .orderBy(asc(invoices.number))
    .limit(1);
  if (invoice) return invoice.currency;
  const [note] = await database()
    .select({ currency: refunds.currency })
    .from(refunds)
    .where(isWithin(refunds.completedAt, range))
    .orderBy(asc(refunds.number))
    .limit(1);
  return note?.currency ?? currency;
}

const t = currentTranslations("bookErrors");

/** The documents of a month that belong to one of its files for DATEV. */
export async function requireFile(month: string, file: number): Promise<Part> {
  const bounds = await Promise.all(
    sources.map((it) => it.boundsIn(rangeOfMonth(month, sellerTimeZone()))),
  );
  const documents = bounds.reduce((sum, { count }) => sum + count, 0);
  if (file > filesOf(documents)) {
    throw new ShopError("not_found", t("unknownFile"));
  }
  return { offset: (file - 1) * documentsPerFile, limit: documentsPerFile };
}
