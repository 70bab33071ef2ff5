import { categories, colors, types } from "@/db/words/facets";
import { isId } from "@/lib/ids";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { maxCartSize, maxLicenses } from "./rules";

/** A preset of a guest's cart in the browser's storage. */
interface StoredPreset extends Omit<CartPreset, "lowestPriceCents"> {
  /** Absent without a sale. */
  lowestPriceCents?: number;
}

const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  words.some((word) => word === value);

const isBetween = (min: number, value: unknown, max: number): value is number =>
  typeof value === "number" && value >= min && value <= max;

/** An image of this site; any other address is dropped. */
const parseImage = (value: unknown): string =>
  typeof value === "string" && /^\/(?![/\\])[^\s"'<>\\]{0,500}$/.test(value) ? value : "";

const isPrice = (value: unknown): value is number =>
  isBetween(0, value, 100_000_000) && Number.isInteger(value);

/**
 * Null for an entry that this shop would not have stored: other scripts and people can write to the
 * storage, too.
 */
function parsePreset(value: unknown): CartPreset | null {
  if (typeof value !== "object" || value === null) return null;
  const stored: Partial<Record<keyof StoredPreset, unknown>> = value;
  const { id, name, priceCents, color, type, category, rating } = stored;
  const isValid =
    isId(id) &&
    typeof name === "string" &&
    isBetween(1, name.length, 80) &&
    isPrice(priceCents) &&
    isOneOf(colors, color) &&
    isOneOf(types, type) &&
    isOneOf(categories, category) &&
    isBetween(0, rating, 5);
  if (!isValid) return null;
  const image = parseImage(stored.image);
  const lowest = stored.lowestPriceCents;
  const licenses = stored.licenses;
  const several =
    isBetween(2, licenses, maxLicenses) && Number.isInteger(licenses) ? { licenses } : {};
  const lowestPriceCents = isPrice(lowest) && lowest > priceCents ? lowest : null;
  return {
    id,
    name,
    priceCents,
    lowestPriceCents,
    color,
    type,
    category,
    image,
    rating,
    ...several,
  };
}

/** A guest's cart from the browser's storage, without what is invalid, a duplicate, or over the limit. */
export function parseStoredCart(json: string | null): CartPreset[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]");
    if (!Array.isArray(value)) return [];
    const presets = value.flatMap((it) => parsePreset(it) ?? []);
    return presets
      .filter(({ id }, index) => presets.findIndex((it) => it.id === id) === index)
      .slice(0, maxCartSize);
  } catch {
    return [];
  }
}

/** JSON leaves out what is undefined. */
const storedPreset = ({ lowestPriceCents, licenses = 1, ...preset }: CartPreset) => ({
  ...preset,
  lowestPriceCents: lowestPriceCents ?? undefined,
  licenses: licenses > 1 ? licenses : undefined,
});

export const serializeCart = (cart: readonly CartPreset[]): string =>
  JSON.stringify(cart.map(storedPreset));
