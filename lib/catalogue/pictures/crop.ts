/** A crop of a picture, in pixels, after the picture was rotated upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Crop, "width" | "height">;

/** The aspect ratio of a card's picture. */
export const cardRatio = 4 / 3;

/** The pixels that a card shows on a high-resolution screen. */
export const minCropWidth = 720;

/** A pixel is lost to rounding on either side. */
export const isCardShaped = ({ width, height }: Size): boolean =>
  Math.abs(width - height * cardRatio) <= 2;

/**
 * The largest crop in the shape of a card: the top of a tall picture, as cards show it, the middle
 * of a wide one.
 */
export function largestCrop(picture: Size): Crop {
  const width = Math.min(picture.width, Math.floor(picture.height * cardRatio));
  const height = Math.min(picture.height, Math.round(width / cardRatio));
  return { x: Math.floor((picture.width - width) / 2), y: 0, width, height };
}

/** Whether the picture is too small to fill a card. */
export const isTooSmall = (picture: Size): boolean => largestCrop(picture).width < minCropWidth;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Converts a crop in percent of the picture to whole pixels that fill a card. */
export function cropInPixels(picture: Size, chosen: { x: number; y: number; width: number }): Crop {
  const largest = largestCrop(picture).width;
  const width = between(minCropWidth, Math.round((picture.width * chosen.width) / 100), largest);
  const height = Math.min(picture.height, Math.round(width / cardRatio));
  return {
    x: between(0, Math.round((picture.width * chosen.x) / 100), picture.width - width),
    y: between(0, Math.round((picture.height * chosen.y) / 100), picture.height - height),
    width,
    height,
  };
}
