import "server-only";
import sharp from "sharp";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { type Box, type Drawing, decodePicture, type Picture, type Refusal } from "./decode";
import { hasImageSignature, maxSide } from "./rules";

const t = currentTranslations("uploadErrors");

const messages: Record<Refusal, () => string> = {
  unreadable: () => t("unreadable"),
  too_large: () => t("tooManyPixels"),
  crop_outside: () => t("cropOutside"),
  gave_up: () => t("tooMuchWork"),
};

const refused = (refusal: Refusal) => {
  const error = messages[refusal]();
  return new ShopError("invalid", error, { fields: { file: error } });
};

/** Re-encodes an uploaded picture for each box, so that no metadata or other content of the file is kept. */
export async function reencodePicture(
  bytes: Uint8Array,
  boxes: readonly Box[],
  drawing?: Drawing,
): Promise<Picture[]> {
  if (!hasImageSignature(bytes)) throw refused("unreadable");
  const decoded = await decodePicture(bytes, boxes, drawing);
  if ("refusal" in decoded) throw refused(decoded.refusal);
  return decoded.pictures;
}

/** Re-encodes an uploaded logo. */
export async function reencodeLogo(bytes: Uint8Array): Promise<Picture> {
  const [logo] = await reencodePicture(bytes, [{ width: maxSide, height: maxSide }]);
  if (!logo) throw new Error("A box was given, but no picture was drawn.");
  return logo;
}

/** A stored picture, which this shop encoded, as a small PNG, for renderers that do not support WebP. */
export const toPng = (content: Buffer, side: number): Promise<Buffer> =>
  sharp(content).resize({ width: side, height: side, fit: "inside" }).png().toBuffer();
