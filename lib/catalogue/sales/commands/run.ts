import "server-only";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { presetPrices, presets, sales } from "@/db/schema/catalogue";
import { recordEvent } from "@/lib/platform/audit/commands";
import { revalidate, tags } from "@/lib/platform/cache/revalidate";
import { enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { runSaleJob } from "../jobs";
import { isFor } from "../queries";
import { describeSale, reductionsOf, secondsToNextStep } from "../rules";
import { beginSale } from "./begin";

const batchSize = 200;

/**
 * Updates the prices of a sale. Each step is a conditional update, so that it can be interrupted
 * and repeated anywhere. A sale whose beginning was missed begins late; a sale that was missed
 * completely never begins.
 */
export async function runSale(
  { saleId }: { saleId: number },
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
): Promise<void> {
  const shown = await listPresetsOf(saleId);
  await transaction((tx) => beginSale(tx, saleId));
  await reducePrices(saleId);
  await finish(saleId);
  await restorePrices(saleId);
  const [sale] = await database().select().from(sales).where(eq(sales.id, saleId));
  if (!sale) return;
  // Before the beginning, too: the pages say until when the price is valid. Includes presets that an
  // interrupted run has changed, whose pages were not revalidated yet.
  await revalidateAll(shown);
  const seconds = secondsToNextStep(sale, new Date());
  if (seconds !== null) runAgainIn(seconds);
}

/** The presets that the sale applies to, and those that have its price now. */
async function listPresetsOf(saleId: number): Promise<number[]> {
  const rows = await database()
    .select({ id: presets.id })
    .from(sales)
    .innerJoin(presets, or(eq(presets.saleId, sales.id), isFor(sales)))
    .where(eq(sales.id, saleId))
    .orderBy(asc(presets.id));
  return rows.map(({ id }) => id);
}

async function revalidateAll(ids: readonly number[]): Promise<void> {
  for (let n = 0; n < ids.length; n += batchSize) {
    await revalidate(tags.presets, ...ids.slice(n, n + batchSize).map(tags.preset));
  }
}

async function reducePrices(saleId: number): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    after = await transaction(reduceBatch(saleId, after));
  }
}

/** Reduces the prices of the next presets and returns the last id; null when there are no more. */
const reduceBatch = (saleId: number, after: number) => async (tx: Transaction) => {
  // The lock prevents that the sale is ended between this statement and the change of the prices.
  const [sale] = await tx
    .select()
    .from(sales)
    .where(and(eq(sales.id, saleId), isNotNull(sales.startedAt), gt(sales.endsAt, sql`now()`)))
    .for("share");
  if (!sale?.startedAt || sale.endedAt) return null;
  const rows = await tx
    .select({ id: presets.id, priceCents: presets.priceCents })
    .from(presets)
    .innerJoin(sales, and(eq(sales.id, saleId), isFor(sales)))
    .where(and(isNull(presets.saleId), eq(presets.isDisabled, false), gt(presets.id, after)))
    .orderBy(asc(presets.id))
    .limit(batchSize)
    .for("no key update", { of: presets });
  const ids = rows.map(({ id }) => id);
  const prices = await listPrices(tx, ids);
  const found = rows.map((row) => ({
    ...row,
    history: prices.filter(({ presetId }) => presetId === row.id),
  }));
  const { percent, startedAt } = sale;
  await reduce(tx, saleId, reductionsOf(found, { percent, startedAt }, new Date()));
  return ids.at(-1) ?? null;
};

const listPrices = (tx: Transaction, ids: number[]) =>
  tx.select().from(presetPrices).where(inArray(presetPrices.presetId, ids));

async function reduce(
  tx: Transaction,
  saleId: number,
  reductions: ReturnType<typeof reductionsOf>,
): Promise<void> {
  if (reductions.length === 0) return;
  const rows = reductions.map(({ id, priceCents: price, lowestPriceCents: lowest }) => ({
    id,
    price,
    lowest,
  }));
  await tx.execute(sql`
    update presets set sale_id = ${saleId}, regular_price_cents = presets.price_cents,
      price_cents = reduced.price, lowest_price_cents = reduced.lowest, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reduced (id int, price int, lowest int)
    where presets.id = reduced.id`);
}

const finish = (saleId: number): Promise<void> =>
  transaction(async (tx) => {
    const [over] = await tx
      .update(sales)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sales.id, saleId), isNull(sales.endedAt), lte(sales.endsAt, sql`now()`)))
      .returning();
    if (!over?.startedAt) return;
    await recordEvent(tx, "catalog.sale-over", {
      target: `sale ${over.id}`,
      detail: describeSale(over),
    });
  });

async function restorePrices(saleId: number): Promise<void> {
  const isOver = and(eq(sales.id, saleId), isNotNull(sales.endedAt));
  const [over] = await database().select({ id: sales.id }).from(sales).where(isOver);
  if (!over) return;
  const next = database()
    .select({ id: presets.id })
    .from(presets)
    .where(eq(presets.saleId, saleId))
    .orderBy(asc(presets.id))
    .limit(batchSize)
    .for("no key update");
  for (let restored = batchSize; restored === batchSize; ) {
    const rows = await database()
      .update(presets)
      .set({
        priceCents: sql`${presets.regularPriceCents}`,
        saleId: null,
        regularPriceCents: null,
        lowestPriceCents: null,
        updatedAt: sql`now()`,
      })
      .where(inArray(presets.id, next))
      .returning({ id: presets.id });
    restored = rows.length;
  }
}

/** Sales that have not ended and have no job. */
export const enqueueMissingSales = (): Promise<void> =>
  enqueueMissing(
    runSaleJob,
    database()
      .select({
        key: sql`${sales.id}::text`,
        payload: sql`jsonb_build_object('saleId', ${sales.id})`,
      })
      .from(sales)
      .where(isNull(sales.endedAt)),
  );
