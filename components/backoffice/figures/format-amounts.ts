import type { Amount } from "@/lib/analytics/schemas";
import { localeOf } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";

/** An amount in the shop's currency, followed by amounts in other currencies. */
export const formatAmounts = (cents: number, others: readonly Amount[], language: string) =>
  new Intl.ListFormat(localeOf(language)).format(
    [{ cents }, ...others].map((amount) => formatMoney(amount, language)),
  );
