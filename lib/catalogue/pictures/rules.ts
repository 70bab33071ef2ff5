/** A part of a picture, in pixels of it once it is turned upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Crop, "width" | "height">;

/** The widths that pictures of presets have; a file of the full width has no suffix. */
export const smallerWidths = [480, 720, 960] as const;
export const fullWidth = 1440;

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

const hash = "[0-9a-f]{64}";

export const presetPicturePath = (pictureHash: string) => `/media/preset-${pictureHash}.webp`;

/** The hash in the path of an uploaded picture in any of its widths; null for other addresses. */
export const presetPictureHashOf = (path: string): string | null =>
  new RegExp(`^/media/preset-(${hash})(?:-\\d+)?\\.webp$`).exec(path)?.[1] ?? null;

export interface PresetPictureFile {
  hash: string;
  width: number;
}

/** The picture and width in a file's name; null if malformed. */
export function presetPictureFileOf(name: string): PresetPictureFile | null {
  const [, found, suffix] = new RegExp(`^preset-(${hash})(?:-(\\d+))?\\.webp$`).exec(name) ?? [];
  if (!found) return null;
  if (suffix === undefined) return { hash: found, width: fullWidth };
  const width = smallerWidths.find((it) => String(it) === suffix);
  return width ? { hash: found, width } : null;
}

/** Whether a picture has files of the smaller widths: those of the repository, and uploaded ones. */
export const hasSmallerWidths = (path: string): boolean =>
  /^\/(presets\/.+|media\/preset-[0-9a-f]{64})\.webp$/.test(path);

/** The alternative text of one image of a preset. */
export interface ImageText {
  image: string;
  text: string;
}

/** Empty where the automatic one is used. */
export const imageTextOf = (
  { imageTexts }: { imageTexts: readonly ImageText[] },
  image: string | undefined,
): string => imageTexts.find((it) => it.image === image)?.text ?? "";

/** One text for each image that has one, in the images' order. Clients may know nothing of the texts and send old ones. */
export const keptImageTexts = (
  images: readonly string[],
  texts: readonly ImageText[],
): ImageText[] =>
  [...new Set(images)].flatMap((image) => {
    const text = imageTextOf({ imageTexts: texts }, image);
    return text ? [{ image, text }] : [];
  });
