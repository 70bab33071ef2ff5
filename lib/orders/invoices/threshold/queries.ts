import "server-only";
import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { sellerIsoDay, sellerTimeZone } from "@/lib/seller-dates";
import { startOfDay } from "@/lib/zoned-dates";
import { findExchange } from "../exchange/queries";
import { exchanged } from "../exchange/rules";
import { sellerPlace } from "../tax/breakdown";
import { memberStates } from "../tax/territories";
import type { SoldAbroad } from "./rules";

const ofCustomer = sql<string>`${invoices.customer} ->> 'countryCode'`;

/** Taxed or exempt sales: what a company owes itself, or what is outside of the Union, counts not. */
const isToConsumer = sql`${invoices.taxes} -> 0 ->> 'category' in ('S', 'E') and not exists (
  select from invoice_corrections as later
  where later.invoice_id = ${invoices.id} and later.taxes -> 0 ->> 'category' not in ('S', 'E'))`;

/**
 * What was sold to consumers of other member states in the year of a moment and in the one before.
 * Refunds are not taken off, so the threshold is never passed unnoticed. Null while no exchange rate
 * is known.
 */
export async function sumSoldAbroad(
  now: Date,
  db: Pick<Database, "select"> = database(),
): Promise<SoldAbroad | null> {
  const year = Number(sellerIsoDay(now).slice(0, 4));
  const thisYearCents = await sumYear(year, now, db);
  const lastYearCents = await sumYear(year - 1, now, db);
  if (thisYearCents === null || lastYearCents === null) return null;
  return { thisYearCents, lastYearCents };
}

async function sumYear(year: number, now: Date, db: Pick<Database, "select">) {
  const { memberState } = sellerPlace();
  const abroad = [...memberStates(), "MC"].filter(
    (it) => it !== memberState && !(it === "MC" && memberState === "FR"),
  );
  const startOf = (begun: number) => startOfDay(`${begun}-01-01`, sellerTimeZone());
  const rows = await db
    .select({
      currency: invoices.currency,
      cents: sql<number>`sum((${invoices.taxes} -> 0 ->> 'netCents')::int)::float8`,
    })
    .from(invoices)
    .where(
      and(
        gte(invoices.paidAt, startOf(year)),
        lt(invoices.paidAt, startOf(year + 1)),
        inArray(ofCustomer, abroad),
        isToConsumer,
      ),
    )
    .groupBy(invoices.currency);
  const sums = await Promise.all(
    rows.map(({ currency, cents }) => inEuros({ cents, currency }, now, db)),
  );
  return sums.reduce<number | null>((a, b) => (a === null || b === null ? null : a + b), 0);
}

/** Euro cents; null while no rate is known. */
export async function inEuros(
  { cents, currency }: { cents: number; currency: string },
  at: Date,
  db: Pick<Database, "select">,
): Promise<number | null> {
  if (currency === "EUR") return cents;
  const exchange = await findExchange({ currency, suppliedAt: at, to: "EUR" }, db);
  return exchange && exchanged(cents, currency, exchange);
}
