import { localeOf, mainLanguage } from "@/lib/languages.mjs";

const decimalsOf = (format: Intl.NumberFormat): number =>
  format.resolvedOptions().maximumFractionDigits ?? 2;

const formatOf = (currency: string, language = mainLanguage) =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency });

/** An amount in a currency's smallest unit, formatted for a site's owner: `€17.50`. */
export function formatAmount(cents: number, currency: string, language = mainLanguage): string {
  const format = formatOf(currency, language);
  return format.format(cents / 10 ** decimalsOf(format));
}

/** The same for programs, without a currency sign: `17.50`. */
export function decimalAmount(cents: number, currency: string): string {
  const decimals = decimalsOf(formatOf(currency));
  return (cents / 10 ** decimals).toFixed(decimals);
}
