"use client";

import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { maxUploadBytes } from "./rules";

const t = currentTranslations("pictureErrors");

/** The most pixels of an uploaded picture: a phone's camera takes more than any page shows. */
const mostPixels = 10_000_000;

interface ShrunkPicture {
  blob: Blob;
  /** Width and height in pixels. */
  size: readonly [number, number];
}

const unreadable = () => new ShopError("invalid", t("unreadable"));

/**
 * The picture rotated upright, without metadata, with at most `mostPixels` and the bytes that an
 * upload may have.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable();
  });
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [bitmap.width, bitmap.height].map((it) =>
    Math.max(1, Math.round(it * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0, width, height);
  for (const quality of [0.9, 0.8, 0.6]) {
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    if (blob.size <= maxUploadBytes) return { blob, size: [width, height] };
    // WebKit has no WebP encoder: it makes a PNG, which is large for a photo.
    if (blob.type !== "image/webp") break;
  }
  // A JPEG has no transparency: without a ground it would be black.
  if (context) context.fillStyle = "#fff";
  context?.fillRect(0, 0, width, height);
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const quality of [0.9, 0.8, 0.6]) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= maxUploadBytes) return { blob, size: [width, height] };
  }
  throw new ShopError("too_large", t("tooLarge"));
}

/** The file as it is, or made smaller where an upload would be refused, as the photo of a phone. */
export async function withinUploadLimit(file: File): Promise<File> {
  if (file.size <= maxUploadBytes) return file;
  const { blob } = await shrinkPicture(file);
  return new File([blob], file.name, { type: blob.type });
}
