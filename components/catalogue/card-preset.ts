import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";

/** The alternative text of the card's image; absent rather than empty, because most presets have none. */
function imageTextOfCard(preset: Pick<Preset, "images" | "imageTexts">): { imageText?: string } {
  const imageText = imageTextOf(preset, preset.images[0]);
  return imageText ? { imageText } : {};
}

/** The data of a preset that a card shows. Pages send only these to the browser. */
export const cardPreset = ({
  id,
  name,
  priceCents,
  lowestPriceCents,
  category,
  type,
  color,
  url,
  images,
  imageTexts,
  ratingAverage,
  sibling,
}: Preset) => ({
  id,
  name,
  priceCents,
  lowestPriceCents,
  category,
  type,
  color,
  url,
  image: images[0] ?? "/brand/mark.svg",
  ...imageTextOfCard({ images, imageTexts }),
  ratingAverage,
  ...(sibling ? { sibling: sibling.name } : {}),
});

export type CardPreset = ReturnType<typeof cardPreset>;
