import "server-only";
import { desc, lte } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { env } from "@/lib/env";
import { sellerIsoDay } from "@/lib/seller-dates";
import { exchangeOf, type TaxExchange } from "./rules";

/**
 * The rate for the tax of a supply: the latest that the European Central Bank had published
 * (Article 91(2) of Directive 2006/112/EC), however old it is. Null if the invoice is in the
 * seller's currency already, or if no rate was ever read.
 */
export async function findExchange(
  {
    currency,
    suppliedAt,
    to = env("tax").SELLER_TAX_CURRENCY,
  }: { currency: string; suppliedAt: Date; to?: string | null },
  db: Pick<Database, "select"> = database(),
): Promise<TaxExchange | null> {
  if (to === null || to === currency) return null;
  const [rates] = await db
    .select()
    .from(exchangeRates)
    .where(lte(exchangeRates.day, sellerIsoDay(suppliedAt)))
    .orderBy(desc(exchangeRates.day))
    .limit(1);
  return rates ? exchangeOf(rates, { from: currency, to }) : null;
}
