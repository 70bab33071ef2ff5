import { keptWidths, pictureWidths, uploadName } from "@/components/templates/content/print";

/** Where uploaded pictures are shown: the base URL that templates are printed with. */
export const uploadsPath = "/media";

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

/** What an uploaded picture is drawn for, the largest first. */
export const pictureBoxes = pictureWidths.toReversed().map((width) => ({ width }));

/** Whether a picture is kept in a width: none beyond the first that holds all of it. */
export const isKeptIn = (width: number, pictureWidth: number): boolean =>
  keptWidths(pictureWidth).includes(width);

/** The picture in its smallest width. */
export const smallestFilePath = (hash: string): string =>
  pictureFilePath({ hash, width: pictureWidths[0] });

/** Bytes of all pictures of a customer. */
export const maxStoredBytes = 60 * 2 ** 20;

/** Days until a picture that nothing shows any more is deleted. */
export const unusedDays = 30;
