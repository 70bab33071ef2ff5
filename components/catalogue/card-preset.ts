import type { Preset } from "@/lib/catalogue/schemas";

/** What a card shows of a preset. Pages hand no more of it to the browser. */
export const cardPreset = ({
  id,
  name,
  priceCents,
  lowestPriceCents,
  currency,
  category,
  type,
  color,
  url,
  images,
  ratingAverage,
}: Preset) => ({
  id,
  name,
  priceCents,
  lowestPriceCents,
  currency,
  category,
  type,
  color,
  url,
  image: images[0] ?? "/brand/mark.svg",
  ratingAverage,
});

export type CardPreset = ReturnType<typeof cardPreset>;
