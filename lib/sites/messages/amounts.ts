const decimalsOf = (format: Intl.NumberFormat): number =>
  format.resolvedOptions().maximumFractionDigits ?? 2;

const formatOf = (currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency });

/** An amount in a currency's smallest unit, formatted for a site's owner: `€17.50`. */
export function formatAmount(cents: number, currency: string): string {
  const format = formatOf(currency);
  return format.format(cents / 10 ** decimalsOf(format));
}

/** The same for programs, without a currency sign: `17.50`. */
export function decimalAmount(cents: number, currency: string): string {
  const decimals = decimalsOf(formatOf(currency));
  return (cents / 10 ** decimals).toFixed(decimals);
}
