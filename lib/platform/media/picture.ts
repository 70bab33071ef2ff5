import "server-only";
import sharp from "sharp";
import { ShopError } from "@/lib/errors";
import { type Box, type Drawing, decodePicture, type Picture, type Refusal } from "./decode";
import { hasImageSignature, maxSide } from "./rules";

const messages: Record<Refusal, string> = {
  unreadable: "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.",
  too_large: "This picture has too many pixels. Please choose one of at most 16 megapixels.",
  crop_outside: "The part that is shown lies outside the picture.",
  gave_up: "This picture takes too much work to read. Please choose a smaller PNG, JPEG or WebP.",
};

const refused = (refusal: Refusal) => {
  const error = messages[refusal];
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
