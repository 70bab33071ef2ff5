import "server-only";
import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { presetPictureFiles, presetPictures } from "@/db/schema/preset-pictures";
import { unusedDays } from "@/lib/customization/pictures/rules";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { reencodePicture } from "@/lib/platform/media/picture";
import type { Crop } from "./crop";
import { fullWidth, presetPictureHashOf, presetPicturePath, smallerWidths } from "./rules";
import type { PresetPicture } from "./schemas";

/** The widths, the largest first. */
const widths = [fullWidth, ...smallerWidths.toReversed()];

/** The same quality as the pictures in public/presets. */
const quality = 76;

/** A hash of the file and its crop. */
const hashOf = (file: Uint8Array, { x, y, width, height }: Crop) =>
  createHash("sha256")
    .update(file)
    .update(JSON.stringify([x, y, width, height]))
    .digest("hex");

/** If a picture is uploaded again, the time in which it has to be used starts again. */
async function findKnown(hash: string): Promise<PresetPicture | null> {
  const [known] = await database()
    .update(presetPictures)
    .set({
      unusedSince: sql`case when ${presetPictures.unusedSince} is null then null else now() end`,
    })
    .where(eq(presetPictures.hash, hash))
    .returning({ width: presetPictures.width, height: presetPictures.height });
  return known ? { url: presetPicturePath(hash), ...known } : null;
}

/** Stores a crop of an uploaded picture in all widths; a known picture is not decoded again. */
export async function storePresetPicture(file: Uint8Array, crop: Crop): Promise<PresetPicture> {
  const hash = hashOf(file, crop);
  const known = await findKnown(hash);
  if (known) return known;
  const boxes = widths.map((width) => ({ width }));
  const drawn = await reencodePicture(file, boxes, { crop, quality });
  const [largest] = drawn;
  if (!largest) throw new Error("Boxes were given, but no picture was drawn.");
  const { width, height } = largest;
  await transaction(async (tx) => {
    const picture = { hash, width, height };
    const added = await tx.insert(presetPictures).values(picture).onConflictDoNothing().returning();
    // A concurrent request stored the picture first.
    if (added.length === 0) return;
    await tx
      .insert(presetPictureFiles)
      .values(
        drawn.map(({ content }, index) => ({ hash, content, width: widths[index] ?? fullWidth })),
      );
    await recordEvent(tx, "catalog.picture-uploaded", { detail: `${width} × ${height} pixels` });
  });
  return { url: presetPicturePath(hash), width, height };
}

const gone = "A picture is no longer here. Please upload it again";

/**
 * Protects the uploaded pictures among a preset's images from deletion; throws if one does not
 * exist.
 */
export async function keepPresetPictures(tx: Transaction, images: readonly string[]) {
  const hashes = [...new Set(images.flatMap((image) => presetPictureHashOf(image) ?? []))];
  if (hashes.length === 0) return;
  const found = await tx
    .update(presetPictures)
    .set({ unusedSince: null })
    .where(inArray(presetPictures.hash, hashes))
    .returning({ hash: presetPictures.hash });
  if (found.length < hashes.length) {
    throw new ShopError("invalid", gone, { fields: { images: gone } });
  }
}

/** Marks the pictures that no preset shows, and deletes those that have been unused for a month. */
export async function deleteUnusedPresetPictures(): Promise<void> {
  const isShown = sql`${presetPictures.hash} in (
    select substring(image from '^/media/preset-([0-9a-f]{64})')
    from ${presets}, unnest(${presets.images}) as image
    where image like '/media/preset-%')`;
  const { unusedSince } = presetPictures;
  await transaction(async (tx) => {
    await tx
      .update(presetPictures)
      .set({ unusedSince: null })
      .where(and(isNotNull(unusedSince), isShown));
    await tx
      .update(presetPictures)
      .set({ unusedSince: sql`now()` })
      .where(and(isNull(unusedSince), sql`not (${isShown})`));
    const before = sql`now() - make_interval(days => ${unusedDays})`;
    await tx.delete(presetPictures).where(lt(unusedSince, before));
  });
}
