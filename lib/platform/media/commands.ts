import "server-only";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { media } from "@/db/schema/media";
import type { Actor } from "@/lib/platform/sessions/rules";
import { reencodeLogo } from "./picture";
import { mediaPath } from "./rules";

/** Pictures kept per customer, besides the current logo: shared links may still show recent ones. */
const maxPictures = 5;

/** Stores an uploaded picture and returns its path. Deletes the customer's oldest pictures. */
export async function storePicture({ userId }: Actor, bytes: Uint8Array): Promise<string> {
  const picture = await reencodeLogo(bytes);
  return transaction(async (tx) => {
    // The user row is locked, so that concurrent uploads of one customer cannot exceed the limit.
    const [owner] = await tx
      .select({ logo: users.logo })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const [row] = await tx
      .insert(media)
      .values({ userId, ...picture })
      .returning({ id: media.id });
    if (!owner || !row) throw new Error("The picture was not stored.");
    const newest = tx
      .select({ id: media.id })
      .from(media)
      .where(eq(media.userId, userId))
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(maxPictures);
    const isLogo = sql`strpos(${owner.logo}, ${media.id}::text) > 0`;
    await tx
      .delete(media)
      .where(and(eq(media.userId, userId), notInArray(media.id, newest), sql`not ${isLogo}`));
    return mediaPath(row.id);
  });
}

/** Deletes all logos of a customer. */
export async function deleteLogosOf(userId: number): Promise<void> {
  await database().delete(media).where(eq(media.userId, userId));
}
