import { currentTranslations } from "#current-translations";
import type { Category } from "@/db/words/facets";
import { type Discounted, divide } from "@/lib/catalogue/coupons/rules";

const t = currentTranslations("discounts");

/** Several presets of one category cost less together. */
export interface Bundle {
  category: Category;
  /** The smallest number of presets in an order that gets the discount. */
  size: number;
  percent: number;
}

/** A discount on a whole order. */
export interface DiscountLine {
  text: string;
  cents: number;
}

interface Item {
  id: number;
  priceCents: number;
  category: Category;
}

/** `3 or more premium templates: 10% off`. */
export const describeBundle = ({ category, size, percent }: Bundle): string =>
  t("bundle", { size, category: t(category), percent });

/**
 * The items at their prices in their bundles, each with its discount, and a line for each bundle.
 */
export function applyBundles<T extends Item>(
  items: readonly T[],
  bundles: readonly Bundle[],
): { items: Discounted<T>[]; lines: DiscountLine[] } {
  // By item rather than by id: an order can have several licenses of a preset.
  const discounts = new Map<T, number>();
  const lines: DiscountLine[] = [];
  for (const bundle of bundles) {
    const members = items
      .filter(({ category }) => category === bundle.category)
      .sort((a, b) => a.id - b.id);
    if (members.length < bundle.size) continue;
    const prices = members.map(({ priceCents }) => priceCents);
    const price = prices.reduce((sum, it) => sum + it, 0);
    const cents = Math.round((price * bundle.percent) / 100);
    if (cents === 0) continue;
    for (const [n, part] of divide(cents, prices).entries()) {
      const member = members[n];
      if (member) discounts.set(member, part);
    }
    lines.push({ text: describeBundle(bundle), cents });
  }
  return {
    lines,
    items: items.map((item) => {
      const discountCents = discounts.get(item) ?? 0;
      return { ...item, priceCents: item.priceCents - discountCents, discountCents };
    }),
  };
}
