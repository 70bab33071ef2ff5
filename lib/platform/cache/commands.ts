import "server-only";
import { gt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { revalidatedTags } from "@/db/schema/revalidated-tags";
import { log } from "@/lib/platform/log/logger";
import { tagTimes } from "./tag-times.mjs";

/** Twice the longest lifetime of a cache entry (revalidate.ts): no entry can be older. */
const retentionMs = 2 * 86_400_000;

/** Stores when these tags were revalidated, for the next process that starts. */
export async function recordRevalidatedTags(tags: string[]) {
  const changedAt = new Date();
  // Sorted, so that concurrent writers lock the rows in the same order and cannot deadlock.
  const rows = [...new Set(tags)].sort().map((tag) => ({ tag, changedAt }));
  await database()
    .insert(revalidatedTags)
    .values(rows)
    .onConflictDoUpdate({
      target: revalidatedTags.tag,
      set: { changedAt: sql`greatest(${revalidatedTags.changedAt}, excluded.changed_at)` },
    });
}

/**
 * The times of tags are kept in memory only, so a process that starts would serve the build's pages as fresh.
 * Restores them from the database; if it is unavailable, the server starts without them.
 */
export async function restoreRevalidatedTags() {
  try {
    const recent = await database()
      .select()
      .from(revalidatedTags)
      .where(gt(revalidatedTags.changedAt, new Date(Date.now() - retentionMs)));
    for (const { tag, changedAt } of recent) tagTimes.restore(tag, changedAt.getTime());
  } catch (error) {
    log.error("Revalidated tags could not be restored", {}, error);
  }
}
