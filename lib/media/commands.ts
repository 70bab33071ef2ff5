import "server-only";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { media } from "@/db/schema/media";
import type { Actor } from "@/lib/sessions/rules";
import { reencodePicture } from "./picture";
import { mediaPath } from "./rules";

/** Pictures one customer may have, besides the logo in use: shared links may still show the last ones. */
const kept = 5;

/** Keeps an uploaded picture and answers with its path. The customer's oldest ones make room. */
export async function storePicture({ userId }: Actor, bytes: Uint8Array): Promise<string> {
  const picture = await reencodePicture(bytes);
  return transaction(async (tx) => {
    // One at a time for each customer, so that the count holds.
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
      .limit(kept);
    const isLogo = sql`strpos(${owner.logo}, ${media.id}::text) > 0`;
    await tx
      .delete(media)
      .where(and(eq(media.userId, userId), notInArray(media.id, newest), sql`not ${isLogo}`));
    return mediaPath(row.id);
  });
}
