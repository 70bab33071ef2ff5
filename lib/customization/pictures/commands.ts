import "server-only";
import { createHash } from "node:crypto";
import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { pictureFiles, pictureOwners, pictures } from "@/db/schema/pictures";
import { ShopError } from "@/lib/errors";
import { reencodePicture } from "@/lib/platform/media/picture";
import type { Actor } from "@/lib/platform/sessions/rules";
import { findPicture, isOwner, storedBytes, usedHashes } from "./queries";
import { isKeptIn, maxStoredBytes, pictureBoxes, unusedDays } from "./rules";

const t = currentTranslations("draftErrors");

export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

const megabytes = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10;

/** Stores an uploaded picture in its widths; a known file is not decoded again. */
export async function storePicture({ userId }: Actor, file: Uint8Array): Promise<StoredPicture> {
  const hash = createHash("sha256").update(file).digest("hex");
  const known = (await isOwner(userId, hash)) && (await findPicture(hash));
  if (known) return known;
  const drawn = await reencodePicture(file, pictureBoxes);
  const [largest] = drawn;
  if (!largest) throw new Error("Boxes were given, but no picture was drawn.");
  const files = pictureBoxes.flatMap(({ width }, index) => {
    const content = drawn[index]?.content;
    return content && isKeptIn(width, largest.width) ? [{ hash, width, content }] : [];
  });
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  const picture = { hash, width: largest.width, height: largest.height, bytes };

  return transaction(async (tx) => {
    // The user row is locked, so that concurrent uploads of one customer cannot exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const used = await storedBytes(tx, userId);
    if (used + bytes > maxStoredBytes) {
      throw new ShopError(
        "conflict",
        t("picturesFull", {
          used: megabytes(used),
          max: megabytes(maxStoredBytes),
          needed: megabytes(bytes),
        }),
      );
    }
    // Updated even if nothing changes, because the update locks the row against the deletion of
    // unused pictures.
    await tx
      .insert(pictures)
      .values(picture)
      .onConflictDoUpdate({ target: pictures.hash, set: { bytes } });
    await tx.insert(pictureFiles).values(files).onConflictDoNothing();
    await tx.insert(pictureOwners).values({ userId, hash }).onConflictDoNothing();
    return picture;
  });
}

/**
 * Deletes a customer's picture that nothing shows, and its files once no customer has the picture
 * any more.
 */
export async function deletePicture({ userId }: Actor, hash: string): Promise<void> {
  if (!(await isOwner(userId, hash))) {
    throw new ShopError("not_found", t("noPicture"));
  }
  if ((await usedHashes([userId])).some((used) => used.hash === hash)) {
    throw new ShopError("conflict", t("pictureShown"));
  }
  await database()
    .delete(pictureOwners)
    .where(and(eq(pictureOwners.userId, userId), eq(pictureOwners.hash, hash)));
  await deleteOrphans();
}

/**
 * Deletes all pictures of a customer, even if something shows them; the files are deleted unless
 * another customer has the same picture.
 */
export async function deletePicturesOf(userId: number): Promise<void> {
  await database().delete(pictureOwners).where(eq(pictureOwners.userId, userId));
  await deleteOrphans();
}

/** Pictures without an owner. */
async function deleteOrphans(): Promise<void> {
  const owned = database()
    .select({ one: sql`1` })
    .from(pictureOwners)
    .where(eq(pictureOwners.hash, pictures.hash));
  await database().delete(pictures).where(notExists(owned));
}

/** Marks the pictures that nothing shows, and deletes those that have been unused for a month. */
export async function deleteUnusedPictures(): Promise<void> {
  const used = await usedHashes();
  const isUsed =
    used.length > 0
      ? inArray(
          sql`(${pictureOwners.userId}, ${pictureOwners.hash})`,
          used.map(({ userId, hash }) => sql`(${userId}::int, ${hash}::text)`),
        )
      : sql`false`;
  await database().update(pictureOwners).set({ unusedSince: null }).where(isUsed);
  await database()
    .update(pictureOwners)
    .set({ unusedSince: sql`now()` })
    .where(and(sql`${pictureOwners.unusedSince} is null`, sql`not (${isUsed})`));
  const before = sql`now() - make_interval(days => ${unusedDays})`;
  await database().delete(pictureOwners).where(lt(pictureOwners.unusedSince, before));
  await deleteOrphans();
}
