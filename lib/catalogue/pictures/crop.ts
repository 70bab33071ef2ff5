/** A part of a picture, in pixels of it once it is turned upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Crop, "width" | "height">;

/** Of a card's picture. */
export const cardRatio = 4 / 3;

/** What a card shows on a sharp screen, in pixels. */
export const minCropWidth = 720;

/** A pixel is lost to rounding on either side. */
export const isCardShaped = ({ width, height }: Size): boolean =>
  Math.abs(width - height * cardRatio) <= 2;

/** The largest part of a card's shape: the top of a tall picture, as cards show it, the middle of a wide one. */
export function largestCrop(picture: Size): Crop {
  const width = Math.min(picture.width, Math.floor(picture.height * cardRatio));
  const height = Math.min(picture.height, Math.round(width / cardRatio));
  return { x: Math.floor((picture.width - width) / 2), y: 0, width, height };
}

/** Whether no part of a picture fills a card. */
export const isTooSmall = (picture: Size): boolean => largestCrop(picture).width < minCropWidth;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** A part that was chosen in percent of the picture, as one in whole pixels that a card can show. */
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
