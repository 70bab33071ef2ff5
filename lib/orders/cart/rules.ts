import { currentTranslations } from "#current-translations";
import { isId } from "@/lib/ids";
import type { CartPreset } from "@/lib/platform/state/cart-preset";

const t = currentTranslations("cartErrors");

/** The same number of ids as one request for presets may have. */
export const maxCartSize = 100;

/** At most as many ids as a cart holds. As a literal it is left out of pages that do not use it. */
const cartLinkPattern = /^\d{1,10}(,\d{1,10}){0,99}$/;

/** The presets of a cart link, each once; empty for an invalid link. */
export const idsOfCartLink = (list: string): number[] =>
  cartLinkPattern.test(list) ? [...new Set(list.split(",").map(Number).filter(isId))] : [];

/** The number of licenses of one preset that a cart may have. */
export const maxLicenses = 10;

/** A preset of a cart or an order, and how many licenses of it. */
export interface WantedPreset {
  id: number;
  /** Absent for one. */
  licenses?: number | undefined;
  /**
   * How many licenses the customer has already, as far as they know; absent for none. A further
   * license is sold only if this is right, so that nobody buys one by repeating an old order.
   */
  owned?: number | undefined;
}

export const licensesOf = ({ licenses = 1 }: Pick<WantedPreset, "licenses">): number => licenses;

/** A preset of the cart, as the API takes it: an id alone for one license. */
export const wantedOf = ({ id, licenses = 1 }: WantedPreset): number | WantedPreset =>
  licenses === 1 ? id : { id, licenses };

export const countLicenses = (presets: readonly Pick<WantedPreset, "licenses">[]): number =>
  presets.reduce((sum, preset) => sum + licensesOf(preset), 0);

/** Each preset as often as its licenses. */
export const perLicense = <T extends Pick<WantedPreset, "licenses">>(presets: readonly T[]): T[] =>
  presets.flatMap((preset) => Array.from({ length: licensesOf(preset) }, () => ({ ...preset })));

/** The reverse of `perLicense`, for ids. */
export function countPerPreset(ids: readonly number[]): { id: number; licenses: number }[] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, licenses]) => ({ id, licenses }));
}

export const cartIsFull = () => t("full", { max: String(maxCartSize) });

export const deploymentBaseCents = 5_000;
export const deploymentPerPresetCents = 1_500;
/** For a template that was bought without. */
export const deploymentAloneCents = deploymentBaseCents + deploymentPerPresetCents;

export interface CartTotals {
  subtotalCents: number;
  /** 0 without deployment. */
  deploymentCents: number;
  totalCents: number;
}

/** The total of a cart. */
export function cartTotals(
  items: readonly { priceCents: number }[],
  { withDeployment }: { withDeployment: boolean },
): CartTotals {
  const subtotalCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const deploymentCents =
    withDeployment && items.length > 0
      ? deploymentBaseCents + deploymentPerPresetCents * items.length
      : 0;
  return { subtotalCents, deploymentCents, totalCents: subtotalCents + deploymentCents };
}

export const isInCart = (cart: readonly { id: number }[], id: number): boolean =>
  cart.some((preset) => preset.id === id);

export const withoutPresets = (cart: readonly CartPreset[], ids: readonly number[]): CartPreset[] =>
  cart.filter(({ id }) => !ids.includes(id));

/** Appends the presets that `cart` does not have yet, up to its limit. */
export const withPresets = (
  cart: readonly CartPreset[],
  presets: readonly CartPreset[],
): CartPreset[] =>
  [...cart, ...presets.filter(({ id }) => !isInCart(cart, id))].slice(0, maxCartSize);

/** The part of a catalogue preset that a cart needs. */
interface CataloguePreset extends Omit<CartPreset, "image" | "rating"> {
  images: string[];
  ratingAverage: number;
}

/** The cart with another number of licenses of a preset. */
export const withLicenses = (
  cart: readonly CartPreset[],
  id: number,
  licenses: number,
): CartPreset[] => cart.map((preset) => (preset.id === id ? { ...preset, licenses } : preset));

export const cartPresetOf = (preset: CataloguePreset): CartPreset => ({
  id: preset.id,
  name: preset.name,
  priceCents: preset.priceCents,
  lowestPriceCents: preset.lowestPriceCents,
  color: preset.color,
  type: preset.type,
  category: preset.category,
  image: preset.images[0] ?? "",
  rating: preset.ratingAverage,
});

export type CartRejection = "unknown" | "disabled" | "bought" | "full";

interface Partition {
  added: number[];
  rejected: { id: number; reason: CartRejection }[];
}

/**
 * Splits the wanted presets into those that can be added to a cart and those for which it has no
 * room. Presets in the cart already are in neither list. `size` is the number of licenses in the
 * cart.
 */
export function partitionAddable(
  wanted: readonly number[],
  cart: readonly number[],
  known: readonly { id: number; isDisabled: boolean; isBought: boolean }[],
  size = cart.length,
): Partition {
  const result: Partition = { added: [], rejected: [] };
  const reject = (id: number, reason: CartRejection) => result.rejected.push({ id, reason });
  for (const id of new Set(wanted)) {
    const preset = known.find((it) => it.id === id);
    if (!preset) reject(id, "unknown");
    else if (preset.isDisabled) reject(id, "disabled");
    else if (preset.isBought) reject(id, "bought");
    else if (cart.includes(id)) continue;
    else if (size + result.added.length >= maxCartSize) reject(id, "full");
    else result.added.push(id);
  }
  return result;
}
