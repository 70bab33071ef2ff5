import { type AnyColumn, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { shopCurrencies } from "@/lib/currencies";
import { decimalsOf } from "@/lib/money";

const whole = sql.raw(
  shopCurrencies
    .filter((it) => decimalsOf(it) === 0)
    .map((it) => `'${it}'`)
    .join(", "),
);

/** Cents in the major unit of their currency, as amounts are on the wire. */
export const amountIn = (currency: SQLWrapper, cents: SQLWrapper): SQL =>
  sql`(${cents} / case when ${currency} in (${whole}) then 1.0 else 100.0 end)`;

type Columns<Name extends string> = Record<Name | "currency", AnyColumn | SQL>;

/** The columns of a list whose rows have a currency each, with these as amounts. */
export function withAmounts<Name extends string>(
  columns: Columns<Name>,
  names: readonly NoInfer<Name>[],
): Columns<Name> {
  const amounts = names.map((name) => [name, amountIn(columns.currency, columns[name])]);
  return { ...columns, ...Object.fromEntries(amounts) };
}
