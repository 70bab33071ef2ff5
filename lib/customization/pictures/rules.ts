import { keptWidths, pictureWidths, uploadName } from "@/components/templates/content/print";

/** The base URL of uploaded pictures, with which templates are rendered. */
export const uploadsPath = "/media";

/** The URL path of the pictures of trades. */
export const tradesPath = "/trades";

const fileShape = /^([0-9a-f]{64})-(\d{3,4})\.webp$/;

export interface PictureFile {
  hash: string;
  width: number;
}

/** The picture and width in a file's name; null if malformed. */
export function pictureFileOf(name: string): PictureFile | null {
  const [, hash = "", width = ""] = fileShape.exec(name) ?? [];
  const found = pictureWidths.find((it) => String(it) === width);
  return hash && found ? { hash, width: found } : null;
}

const pictureFilePath = ({ hash, width }: PictureFile): string =>
  `${uploadsPath}/${uploadName(hash, width)}`;

/** The boxes for which an uploaded picture is resized, the largest first. */
export const pictureBoxes = pictureWidths.toReversed().map((width) => ({ width }));

/**
 * Whether a picture is stored in a width: widths larger than the picture are left out, except the
 * first of them.
 */
export const isKeptIn = (width: number, pictureWidth: number): boolean =>
  keptWidths(pictureWidth).includes(width);

/** The picture in its smallest width. */
export const smallestFilePath = (hash: string): string =>
  pictureFilePath({ hash, width: pictureWidths[0] });

/** The storage limit for all pictures of a customer, in bytes. */
export const maxStoredBytes = 60 * 2 ** 20;

/** Days until an unused picture is deleted. */
export const unusedDays = 30;
