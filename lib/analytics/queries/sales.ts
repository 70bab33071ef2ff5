import "server-only";
import { and, asc, between, desc, eq, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { presetSalesDays, salesDays } from "@/db/schema/figures";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { currency } from "@/lib/money";
import { receivedCents } from "@/lib/orders/transfers/queries";
import { addUp, mostBest, noSales, type Range, splitDays } from "../rules";
import type {
  Amount,
  BestPreset,
  OtherCurrency,
  Sales,
  SalesDay,
  UnpaidTransfers,
} from "../schemas";

export async function readSales(range: Range): Promise<Sales> {
  const [stored, others, best, unpaidTransfers] = await Promise.all([
    listSalesDays(range),
    listOtherCurrencies(range),
    listBestPresets(range),
    sumUnpaidTransfers(),
  ]);
  const [before, days] = splitDays(range, stored, noSales);
  return {
    currency,
    others,
    days,
    unpaidTransfers,
    total: addUp(days, noSales),
    before: addUp(before, noSales),
    presets: best,
  };
}

const total = (column: SQLWrapper, condition: SQL = sql`true`) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`;

const isShops = (column: SQLWrapper) => sql`${column} = ${currency}`;

const listSalesDays = ({ firstBefore, last }: Range): Promise<SalesDay[]> =>
  database()
    .select({
      day: salesDays.day,
      placed: total(salesDays.placed),
      paid: total(salesDays.paid),
      paidCents: total(salesDays.paidCents, isShops(salesDays.currency)),
      refunds: total(salesDays.refunds),
      refundedCents: total(salesDays.refundedCents, isShops(salesDays.currency)),
    })
    .from(salesDays)
    .where(between(salesDays.day, firstBefore, last))
    .groupBy(salesDays.day);

async function listOtherCurrencies({ firstBefore, first, last }: Range): Promise<OtherCurrency[]> {
  const [isBefore, isSince] = [sql`${salesDays.day} < ${first}`, sql`${salesDays.day} >= ${first}`];
  const rows = await database()
    .select({
      currency: salesDays.currency,
      total: {
        paidCents: total(salesDays.paidCents, isSince),
        refundedCents: total(salesDays.refundedCents, isSince),
      },
      before: {
        paidCents: total(salesDays.paidCents, isBefore),
        refundedCents: total(salesDays.refundedCents, isBefore),
      },
    })
    .from(salesDays)
    .where(and(between(salesDays.day, firstBefore, last), sql`not ${isShops(salesDays.currency)}`))
    .groupBy(salesDays.currency)
    .orderBy(asc(salesDays.currency));
  // Without currencies whose orders were all deleted or never paid: their rows remain, with zeros.
  return rows.filter((it) =>
    [it.total, it.before].some(({ paidCents, refundedCents }) => paidCents || refundedCents),
  );
}

function listBestPresets({ first, last }: Range): Promise<BestPreset[]> {
  const sums = database()
    .select({
      presetId: presetSalesDays.presetId,
      currency: presetSalesDays.currency,
      sold: total(presetSalesDays.sold).as("sold_times"),
      cents: total(presetSalesDays.soldCents).as("cents"),
    })
    .from(presetSalesDays)
    .where(between(presetSalesDays.day, first, last))
    .groupBy(presetSalesDays.presetId, presetSalesDays.currency)
    .as("sums");
  const [sold, soldCents] = [total(sums.sold), total(sums.cents, isShops(sums.currency))];
  const others = sql<Amount[]>`coalesce(
    json_agg(json_build_object('currency', ${sums.currency}, 'cents', ${sums.cents}) order by ${sums.currency})
      filter (where not ${isShops(sums.currency)} and ${sums.cents} <> 0), '[]')`;
  return database()
    .select({ presetId: sums.presetId, name: presets.name, sold, soldCents, others })
    .from(sums)
    .innerJoin(presets, eq(presets.id, sums.presetId))
    .groupBy(sums.presetId, presets.name)
    .having(sql`${sold} > 0`)
    .orderBy(desc(soldCents), desc(sold), asc(sums.presetId))
    .limit(mostBest);
}

/**
 * As in the list of orders: a flagged order waits for a decision, not for its payment, and one that
 * is partly paid has its own filter.
 */
async function sumUnpaidTransfers(): Promise<UnpaidTransfers> {
  const rows = await database()
    .select({
      currency: invoices.currency,
      count: sql<number>`count(*)::int`,
      cents: total(invoices.totalCents),
    })
    .from(invoices)
    .where(
      and(
        // The condition is a literal, so that the partial index is used.
        sql`${invoices.status} = 'pending' and ${invoices.method} = 'bank_transfer'`,
        sql`not exists (select from ${payments}
          where ${payments.invoiceId} = ${invoices.id} and ${payments.state} = 'needs_attention')`,
        lte(receivedCents, 0),
      ),
    )
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency));
  return {
    count: addUp(rows, { count: 0 }).count,
    cents: rows.find((it) => it.currency === currency)?.cents ?? 0,
    others: rows.flatMap((it) =>
      it.currency === currency ? [] : [{ currency: it.currency, cents: it.cents }],
    ),
  };
}
