import { currentTranslations } from "#current-translations";
import "server-only";
import { and, eq, exists, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Transaction, transaction } from "@/db/client";
import { presets, sales } from "@/db/schema/catalogue";
import { requireKnownPresets } from "@/lib/catalogue/queries/require-known";
import { ShopError } from "@/lib/errors";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { runSaleJob } from "../jobs";
import { isFor, requireSale } from "../queries";
import { describeSale } from "../rules";
import type { NewSale, SaleChange, SaleRecord } from "../schemas";
import { beginSale } from "./begin";

const t = currentTranslations("catalogueRefusals");

const invalid = (field: string, error: string) =>
  new ShopError("invalid", error, { fields: { [field]: error } });

const conflict = (error: string) => new ShopError("conflict", error);

/** The columns for a client's input; absent fields stay absent. */
const valuesOf = ({ startsAt, endsAt, presetIds, categories, ...body }: SaleChange) => ({
  ...body,
  ...(presetIds === undefined ? {} : { presetIds: presetIds ?? [] }),
  ...(categories === undefined ? {} : { categories: categories ?? [] }),
  ...(startsAt === undefined
    ? {}
    : { startsAt: startsAt === null ? new Date() : new Date(startsAt) }),
  ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
});

function requireSense({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): void {
  if (endsAt <= startsAt) throw invalid("endsAt", t("saleEndsBefore"));
  if (endsAt <= new Date()) throw invalid("endsAt", t("saleOver"));
}

/**
 * A preset is in one sale at a time. Sales that are created concurrently see each other, because
 * the table is locked.
 */
async function requireNoOverlap(tx: Transaction, id: number): Promise<void> {
  const other = alias(sales, "other");
  const [found] = await tx
    .select({ name: other.name })
    .from(sales)
    .innerJoin(
      other,
      and(
        ne(other.id, sales.id),
        isNull(other.endedAt),
        gt(other.endsAt, sales.startsAt),
        lt(other.startsAt, sales.endsAt),
      ),
    )
    .where(
      and(
        eq(sales.id, id),
        exists(
          tx
            .select({ id: presets.id })
            .from(presets)
            .where(and(isFor(sales), isFor(other))),
        ),
      ),
    )
    .limit(1);
  if (found) throw conflict(t("salesOverlap", { name: found.name }));
}

const lockSales = (tx: Transaction) =>
  tx.execute(sql`lock table ${sales} in share row exclusive mode`);

type Event = "made" | "changed" | "ended";

/** The job of the sale changes the prices that have to be changed now, and schedules its next run. */
async function record(tx: Transaction, event: Event, id: number, changes?: string) {
  const sale = await requireSale(id, tx);
  const detail = changes ? `${sale.name}: ${changes}` : describeSale(sale);
  await recordEvent(tx, `catalog.sale-${event}`, { target: `sale ${id}`, detail });
  await beginSale(tx, id);
  await enqueue(tx, runSaleJob, { saleId: id });
  return requireSale(id, tx);
}

export const createSale = (body: NewSale): Promise<SaleRecord> =>
  transaction(async (tx) => {
    const { name, percent, endsAt } = body;
    const values = {
      name,
      percent,
      startsAt: new Date(),
      ...valuesOf(body),
      endsAt: new Date(endsAt),
    };
    requireSense(values);
    await requireKnownPresets(tx, values.presetIds);
    await lockSales(tx);
    const [made] = await tx.insert(sales).values(values).returning({ id: sales.id });
    if (!made) throw new Error("The sale was not stored.");
    await requireNoOverlap(tx, made.id);
    return record(tx, "made", made.id);
  });

async function lockSale(tx: Transaction, id: number) {
  const [row] = await tx.select().from(sales).where(eq(sales.id, id)).for("no key update");
  if (!row) throw new ShopError("not_found", t("unknownSale"));
  return row;
}

const changeableLater = new Set(["name", "endsAt"]);

/** Changes a sale; once it has begun, the fields that determine its prices cannot be changed. */
export const changeSale = (id: number, change: SaleChange): Promise<SaleRecord> =>
  transaction(async (tx) => {
    await lockSales(tx);
    const before = await lockSale(tx, id);
    const values = valuesOf(change);
    const names = changedNames(before, values);
    if (!names) return requireSale(id, tx);
    if (before.endedAt || before.endsAt <= new Date()) throw conflict(t("saleEnded"));
    if (before.startedAt && !names.split(", ").every((it) => changeableLater.has(it))) {
      throw conflict(t("saleBegun"));
    }
    requireSense({ ...before, ...values });
    await requireKnownPresets(tx, values.presetIds);
    await tx.update(sales).set(values).where(eq(sales.id, id));
    await requireNoOverlap(tx, id);
    return record(tx, "changed", id, names);
  });

/** Ends a sale at once; a sale that has not begun never begins. */
export const endSale = (id: number): Promise<SaleRecord> =>
  transaction(async (tx) => {
    await lockSale(tx, id);
    const ended = await tx
      .update(sales)
      .set({ endsAt: sql`now()`, startsAt: sql`least(${sales.startsAt}, now())` })
      .where(and(eq(sales.id, id), isNull(sales.endedAt), gt(sales.endsAt, sql`now()`)))
      .returning({ id: sales.id });
    return ended.length > 0 ? record(tx, "ended", id) : requireSale(id, tx);
  });
