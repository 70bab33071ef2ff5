import { categories, colors, types } from "@/lib/catalogue/facets";
import { toCents } from "@/lib/money";
import type { CartPreset } from "@/lib/state/rules";

/** As many as one call for their details may name. */
export const maxCartSize = 100;

export const cartIsFull = `A cart holds at most ${maxCartSize} presets.`;

/** Dollars. */
export const deploymentBasePrice = 50;
export const deploymentPricePerPreset = 15;

/** Dollars for putting the templates of a cart to work; nothing without any. */
export const deploymentCostOf = (templates: number, isChosen: boolean): number =>
  isChosen && templates > 0 ? deploymentBasePrice + deploymentPricePerPreset * templates : 0;

export const subtotalCents = (cart: readonly { price: number }[]): number =>
  cart.reduce((sum, { price }) => sum + toCents(price), 0);

export const isInCart = (cart: readonly { id: number }[], id: number): boolean =>
  cart.some((preset) => preset.id === id);

export const withoutPresets = (cart: readonly CartPreset[], ids: readonly number[]): CartPreset[] =>
  cart.filter(({ id }) => !ids.includes(id));

/** The presets that `cart` does not have yet, behind those it has, as far as there is room. */
export const withPresets = (
  cart: readonly CartPreset[],
  presets: readonly CartPreset[],
): CartPreset[] =>
  [...cart, ...presets.filter(({ id }) => !isInCart(cart, id))].slice(0, maxCartSize);

export const countText = (presets: number): string =>
  presets === 1 ? "1 preset" : `${presets} presets`;

/** What the catalogue says of a preset, as far as a cart needs it. */
interface Described extends Omit<CartPreset, "image" | "rating"> {
  images: string[];
  ratingAverage: number;
}

export const cartPresetOf = (preset: Described): CartPreset => ({
  id: preset.id,
  name: preset.name,
  price: preset.price,
  color: preset.color,
  type: preset.type,
  category: preset.category,
  image: preset.images[0] ?? "",
  rating: preset.ratingAverage,
});

export type CartRejection = "unknown" | "disabled" | "bought" | "full";

interface SortedOut {
  added: number[];
  refused: { id: number; reason: CartRejection }[];
}

/** Which of the wanted presets go into a cart. What is there already is neither added nor refused. */
export function partitionAddable(
  wanted: readonly number[],
  cart: readonly number[],
  known: readonly { id: number; isDisabled: boolean; isBought: boolean }[],
): SortedOut {
  const sorted: SortedOut = { added: [], refused: [] };
  const refuse = (id: number, reason: CartRejection) => sorted.refused.push({ id, reason });
  for (const id of new Set(wanted)) {
    const preset = known.find((it) => it.id === id);
    if (!preset) refuse(id, "unknown");
    else if (preset.isDisabled) refuse(id, "disabled");
    else if (preset.isBought) refuse(id, "bought");
    else if (cart.includes(id)) continue;
    else if (cart.length + sorted.added.length >= maxCartSize) refuse(id, "full");
    else sorted.added.push(id);
  }
  return sorted;
}

const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  words.some((word) => word === value);

const isBetween = (least: number, value: unknown, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

/** A picture of this site; any other is left out. */
const pictureIn = (value: unknown): string =>
  typeof value === "string" && /^\/(?![/\\])[^\s"'<>\\]{0,500}$/.test(value) ? value : "";

/** One preset as it was stored, or null when this shop would not have written it. */
function readPreset(value: unknown): CartPreset | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, price, color, type, category, image, rating } = value as Record<
    keyof CartPreset,
    unknown
  >;
  const isWhole =
    isBetween(1, id, 2_147_483_647) &&
    Number.isInteger(id) &&
    typeof name === "string" &&
    isBetween(1, name.length, 80) &&
    isBetween(0, price, 1_000_000) &&
    isOneOf(colors, color) &&
    isOneOf(types, type) &&
    isOneOf(categories, category) &&
    isBetween(0, rating, 5);
  if (!isWhole) return null;
  return { id, name, price, color, type, category, image: pictureIn(image), rating };
}

/** A guest's cart as it was stored: what is broken, double or too much in it is left out. */
export function readCart(stored: string | null): CartPreset[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(value)) return [];
    const presets = value.flatMap((it) => readPreset(it) ?? []);
    return presets
      .filter(({ id }, index) => presets.findIndex((it) => it.id === id) === index)
      .slice(0, maxCartSize);
  } catch {
    return [];
  }
}
