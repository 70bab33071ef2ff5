import "server-only";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { pictureFiles, pictureOwners, pictures } from "@/db/schema/pictures";
import { absolute } from "@/lib/site";
import { type PictureFile, smallestFilePath } from "./rules";
import type { OwnPicture } from "./schemas";

export async function findPicture(hash: string) {
  const [row] = await database().select().from(pictures).where(eq(pictures.hash, hash));
  return row ?? null;
}

export async function isOwner(userId: number, hash: string): Promise<boolean> {
  const owns = and(eq(pictureOwners.userId, userId), eq(pictureOwners.hash, hash));
  return (await database().$count(pictureOwners, owns)) > 0;
}

/** Bytes of all pictures of a customer. */
export async function storedBytes(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${pictures.bytes}), 0)::int` })
    .from(pictureOwners)
    .innerJoin(pictures, eq(pictures.hash, pictureOwners.hash))
    .where(eq(pictureOwners.userId, userId));
  return row?.bytes ?? 0;
}

/** A file of a picture; null if there is none. */
export async function getPictureFile({ hash, width }: PictureFile): Promise<Buffer | null> {
  const [row] = await database()
    .select({ content: pictureFiles.content })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, width)));
  return row?.content ?? null;
}

/** All files of these pictures. */
export const listPictureFiles = (hashes: string[]) =>
  hashes.length > 0
    ? database().select().from(pictureFiles).where(inArray(pictureFiles.hash, hashes))
    : Promise.resolve([]);

/** The hashes that are not among the customer's pictures. */
export async function missingPictures(userId: number, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await database()
    .select({ hash: pictureOwners.hash })
    .from(pictureOwners)
    .where(and(eq(pictureOwners.userId, userId), inArray(pictureOwners.hash, hashes)));
  return hashes.filter((hash) => !rows.some((row) => row.hash === hash));
}

interface Use {
  userId: number;
  hash: string;
}

/**
 * The pictures that the kept revisions and shared copies of these customers show (or of all
 * customers). A deployed revision counts as kept.
 */
export async function usedHashes(userIds?: number[]): Promise<Use[]> {
  const of = userIds ? sql`where user_id in ${userIds}` : sql``;
  const rows = await database().execute<{ user_id: number; hash: string }>(sql`
    select distinct user_id, found[1] as hash
    from (
      select user_id, document from content_revisions
      union all select user_id, document from shared_copies
    ) as documents, regexp_matches(document::text, '"file": ?"([0-9a-f]{64})"', 'g') as found
    ${of}`);
  return rows.map(({ user_id, hash }) => ({ userId: user_id, hash }));
}

/** A customer's pictures, newest first. */
export async function listPictures(userId: number): Promise<OwnPicture[]> {
  const rows = await database()
    .select({
      hash: pictures.hash,
      width: pictures.width,
      height: pictures.height,
      bytes: pictures.bytes,
      uploadedAt: pictureOwners.uploadedAt,
    })
    .from(pictureOwners)
    .innerJoin(pictures, eq(pictures.hash, pictureOwners.hash))
    .where(eq(pictureOwners.userId, userId))
    .orderBy(desc(pictureOwners.uploadedAt), pictures.hash);
  const used = new Set((await usedHashes([userId])).map(({ hash }) => hash));
  return rows.map(({ uploadedAt, ...picture }) => ({
    ...picture,
    url: absolute(smallestFilePath(picture.hash)),
    uploadedAt: uploadedAt.toISOString(),
    isUsed: used.has(picture.hash),
  }));
}
