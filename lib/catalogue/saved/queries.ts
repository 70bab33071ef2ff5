import "server-only";
import { desc, eq } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { savedPresets, seenPresets } from "@/db/schema/saved";
import { maxSaved, maxSeen } from "./limits";
import type { SavedPresets } from "./rules";

/**
 * A customer's favorites and recently viewed presets, including presets that are no longer sold.
 */
export async function listSaved(
  userId: number,
  db: Pick<Database, "select"> = database(),
): Promise<SavedPresets> {
  const [saved, seen] = await Promise.all([
    db
      .select({ id: savedPresets.presetId })
      .from(savedPresets)
      .where(eq(savedPresets.userId, userId))
      .orderBy(desc(savedPresets.savedAt), desc(savedPresets.presetId))
      .limit(maxSaved),
    db
      .select({ id: seenPresets.presetId })
      .from(seenPresets)
      .where(eq(seenPresets.userId, userId))
      .orderBy(desc(seenPresets.seenAt), desc(seenPresets.presetId))
      .limit(maxSeen),
  ]);
  return { saved: saved.map(({ id }) => id), seen: seen.map(({ id }) => id) };
}
