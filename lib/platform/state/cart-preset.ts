import type { Category, Color, PresetType } from "@/db/words/facets";

/** A preset in the cart, as it was when it was added. */
export interface CartPreset {
  id: number;
  name: string;
  priceCents: number;
  /** The price before the sale; null without a sale. */
  lowestPriceCents: number | null;
  color: Color;
  type: PresetType;
  category: Category;
  /** The address of the card's image, or an empty string. */
  image: string;
  rating: number;
  /** How many licenses of it are wanted; absent for one. */
  licenses?: number;
}
