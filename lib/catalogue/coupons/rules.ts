import { currentLanguage, currentTranslations } from "#current-translations";
import type { Category } from "@/db/words/facets";
import { formatTimestamp } from "@/lib/dates";
import { localeOf } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";

const t = currentTranslations("couponErrors");
const offer = currentTranslations("discounts");

/** The discount of a coupon, and the presets it applies to. */
export interface CouponTerms {
  code: string;
  /** Either a percentage or an amount. */
  percent: number | null;
  amountCents: number | null;
  /**
   * The coupon applies to these presets and to all presets of these categories; to every preset if
   * both are empty.
   */
  presetIds: readonly number[];
  categories: readonly Category[];
}

export interface Coupon extends CouponTerms {
  id: number;
  startsAt: Date | null;
  /** Null for a coupon without an end. */
  endsAt: Date | null;
  /** The number of orders that can use it; null for no limit. */
  maxUses: number | null;
  uses: number;
  /** The names of its presets, for messages. */
  presetNames: readonly string[];
}

interface Item {
  id: number;
  priceCents: number;
  category: Category;
}

export type Discounted<T> = T & { discountCents: number };

/** The smallest amount in cents that is left to pay: a payment of zero is not possible. */
export const leastLeftCents = 100;

/** A code in its stored form, however it was typed. */
export const normalizedCode = (code: string): string => code.replace(/\s/g, "").toUpperCase();

const sum = (cents: readonly number[]) => cents.reduce((total, it) => total + it, 0);

/**
 * Divides a sum in proportion to the weights: whole cents that add up to the sum, none above its
 * weight. The remaining cents go to the parts that were rounded down most.
 */
export function divide(cents: number, weights: readonly number[]): number[] {
  // BigInt, because the products exceed the integers that a number represents exactly.
  const whole = BigInt(Math.max(1, sum(weights)));
  const products = weights.map((it) => BigInt(cents) * BigInt(it));
  const parts = products.map((it) => Number(it / whole));
  const byRest = products
    .map((it, index) => ({ index, rest: it % whole }))
    .sort((a, b) => Number(b.rest - a.rest));
  for (const { index } of byRest.slice(0, cents - sum(parts))) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

const isFor = ({ presetIds, categories }: CouponTerms, { id, category }: Item) =>
  (presetIds.length === 0 && categories.length === 0) ||
  presetIds.includes(id) ||
  categories.includes(category);

/**
 * The items at the prices that are paid for them, each with its discount by the coupon. The parts
 * add up to the discount exactly, so that a refund of one item returns what was paid for it. The
 * result does not depend on the order of the items.
 */
export function applyCoupon<T extends Item>(
  items: readonly T[],
  coupon: CouponTerms | null,
): Discounted<T>[] {
  const sorted = [...items].sort((a, b) => a.id - b.id);
  const prices = sorted.map((item) => (coupon && isFor(coupon, item) ? item.priceCents : 0));
  const parts = divide(discountOf(prices, sum(items.map((it) => it.priceCents)), coupon), prices);
  return items.map((item) => {
    const discountCents = parts[sorted.indexOf(item)] ?? 0;
    return { ...item, priceCents: item.priceCents - discountCents, discountCents };
  });
}

function discountOf(prices: readonly number[], subtotalCents: number, coupon: CouponTerms | null) {
  if (!coupon) return 0;
  const price = sum(prices);
  const { percent, amountCents } = coupon;
  const wanted = percent === null ? (amountCents ?? 0) : Math.round((price * percent) / 100);
  return Math.max(0, Math.min(wanted, price, subtotalCents - leastLeftCents));
}

/** `20% off premium templates`. */
export function describeCoupon(coupon: CouponTerms & Pick<Coupon, "presetNames">): string {
  const { percent, amountCents, categories, presetNames } = coupon;
  const language = currentLanguage();
  const list = new Intl.ListFormat(localeOf(language));
  const kinds = list.format(categories.map((it) => offer(it)));
  const named = [
    ...presetNames,
    ...(categories.length > 0 ? [offer("ofCategories", { categories: kinds })] : []),
  ];
  const what = named.length > 0 ? list.format(named) : offer("yourTemplates");
  if (percent !== null) return offer("percentOff", { percent, what });
  return offer("amountOff", { amount: formatMoney({ cents: amountCents ?? 0 }, language), what });
}

/** `Coupon SPRING: 20% off your templates`, as a line of a bill. */
export const couponText = (coupon: CouponTerms & Pick<Coupon, "presetNames">): string =>
  offer("coupon", { code: coupon.code, offer: describeCoupon(coupon) });

export const unknownCoupon = (code: string): string => t("unknown", { code });

const usedCoupon = (code: string, orderId: number): string =>
  t("used", { code, orderId: String(orderId) });

/** Why the coupon cannot be used now; null if it can. */
function refusalOfTerms(
  { code, startsAt, endsAt, maxUses, uses }: Coupon,
  now: Date,
): string | null {
  if (endsAt && endsAt <= now) {
    return t("ended", {
      code,
      when: formatTimestamp(endsAt.toISOString(), "UTC", currentLanguage()),
    });
  }
  if (startsAt && startsAt > now) {
    return t("begins", {
      code,
      when: formatTimestamp(startsAt.toISOString(), "UTC", currentLanguage()),
    });
  }
  if (maxUses === null || uses < maxUses) return null;
  return t("usedUp", { code, maxUses });
}

/**
 * Why a customer cannot use the coupon for a new order; null if they can. `order` is their order
 * that has the coupon: if the new order replaces it, its use does not count.
 */
export function refusalOfCoupon(
  coupon: Coupon,
  order: { id: number; isReplaceable: boolean } | null,
  now: Date,
): string | null {
  const uses = coupon.uses - (order?.isReplaceable ? 1 : 0);
  const refusal = refusalOfTerms({ ...coupon, uses }, now);
  if (refusal !== null || order === null || order.isReplaceable) return refusal;
  return usedCoupon(coupon.code, order.id);
}

/** Why a coupon takes nothing off these items; null if it does. */
export function refusalOfItems(coupon: Coupon, items: readonly Item[]): string | null {
  if (applyCoupon(items, coupon).some(({ discountCents }) => discountCents > 0)) return null;
  const { code } = coupon;
  if (items.some((item) => isFor(coupon, item) && item.priceCents > 0)) {
    return t("tooLow", { code });
  }
  return t("none", { code, offer: describeCoupon(coupon) });
}
