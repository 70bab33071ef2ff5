import { localeOf, mainLanguage } from "./languages.mjs";

/**
 * The currency of prices and of new orders, by its ISO 4217 code. next.config.mjs puts it into the
 * build, because browsers need it, too; scripts and tests read the setting itself.
 */
export const currency: string = process.env.SHOP_CURRENCY || "USD";

const formatIn = (code: string, language = mainLanguage) =>
  new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: code,
    trailingZeroDisplay: "stripIfInteger",
  });

/** How many decimals a currency has: none, where PayPal takes whole units only. */
export const decimalsOf = (code: string): number =>
  /HUF|TWD/.test(code) ? 0 : (formatIn(code).resolvedOptions().maximumFractionDigits ?? 2);

interface Money {
  cents: number;
  /** The ISO 4217 code; orders and invoices have a currency of their own. */
  currency?: string;
}

/** `$20`, `$17.50`, `$1,250`: no cents when the amount is whole. In German: `1.250 $`. */
export const formatMoney = (
  { cents, currency: code = currency }: Money,
  language = mainLanguage,
): string => formatIn(code, language).format(cents / 10 ** decimalsOf(code));
