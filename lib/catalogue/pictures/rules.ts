/** The widths that pictures of presets have; a file of the full width has no suffix. */
export const smallerWidths = [480, 720, 960] as const;
export const fullWidth = 1440;

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

/**
 * Whether a picture has files of the smaller widths: pictures of the repository and uploaded ones
 * have them.
 */
export const hasSmallerWidths = (path: string): boolean =>
  /^\/(presets\/.+|media\/preset-[0-9a-f]{64})\.webp$/.test(path);

/** The alternative text of one image of a preset. */
export interface ImageText {
  image: string;
  text: string;
}

/** Empty where the generated text is used. */
export const imageTextOf = (
  { imageTexts }: { imageTexts: readonly ImageText[] },
  image: string | undefined,
): string => imageTexts.find((it) => it.image === image)?.text ?? "";

/**
 * One alternative text for each image that has one, in the order of the images. Clients that do not
 * know alternative texts may send old ones.
 */
export const keptImageTexts = (
  images: readonly string[],
  texts: readonly ImageText[],
): ImageText[] =>
  [...new Set(images)].flatMap((image) => {
    const text = imageTextOf({ imageTexts: texts }, image);
    return text ? [{ image, text }] : [];
  });
