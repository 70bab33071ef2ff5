import "server-only";
import sharp from "sharp";
import { ShopError } from "@/lib/errors";
import { hasImageSignature, maxSide } from "./rules";

// sharp detects the format by content, so all loaders but those of accepted formats are blocked. SVG
// stays allowed because Next renders OpenGraph cards with it; the signature check rejects SVG uploads.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Svg"].map(
    (kind) => `VipsForeignLoad${kind}`,
  ),
});
// Uploads are rare and large: one thread per request, and no cache.
sharp.concurrency(1);
sharp.cache(false);

/** Against decompression bombs; more than any camera's pictures have. */
const maxPixels = 60_000_000;

const timeoutSeconds = 8;

interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

const unreadable = (cause?: unknown) => {
  const error = "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.";
  return new ShopError("invalid", error, { fields: { file: error }, cause });
};

/** Re-encodes an uploaded picture, so that no metadata or other content of the file is kept. */
export async function reencodePicture(bytes: Uint8Array): Promise<Picture> {
  if (!hasImageSignature(bytes)) throw unreadable();
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    if ((await picture.metadata()).format === "svg") throw unreadable();
    const { data, info } = await picture
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** A stored picture as a small PNG, for renderers that do not support WebP. */
export const toPng = (content: Buffer, side: number): Promise<Buffer> =>
  sharp(content).resize({ width: side, height: side, fit: "inside" }).png().toBuffer();
