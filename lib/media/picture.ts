import "server-only";
import sharp from "sharp";
import { ShopError } from "@/lib/errors";
import { hasImageSignature, maxSide } from "./rules";

// Of all that the library can open, only what is taken: it looks for itself into what it is given.
// The framework draws the sharing cards as SVG with the same library; uploads never begin like one.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Svg"].map(
    (kind) => `VipsForeignLoad${kind}`,
  ),
});
// Uploads are rare and large: a request takes one thread, and none of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);

/** A small file can unfold to gigabytes: no camera makes more than this. */
const maxPixels = 60_000_000;

/** Seconds of drawing. */
const timeout = 8;

interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

const unreadable = (cause?: unknown) => {
  const error = "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.";
  return new ShopError("invalid", error, { fields: { file: error }, cause });
};

/** Draws an uploaded picture anew: nothing of the file itself is kept. */
export async function reencodePicture(bytes: Uint8Array): Promise<Picture> {
  if (!hasImageSignature(bytes)) throw unreadable();
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    if ((await picture.metadata()).format === "svg") throw unreadable();
    const { data, info } = await picture
      .timeout({ seconds: timeout })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** A kept picture as a small PNG, for renderers that know no WebP. */
export const toPng = (content: Buffer, side: number): Promise<Buffer> =>
  sharp(content).resize({ width: side, height: side, fit: "inside" }).png().toBuffer();
