import "server-only";
import { gt, sql } from "drizzle-orm";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { database } from "@/db/client";
import { revalidatedTags } from "@/db/schema/revalidated-tags";
import { log } from "@/lib/log/logger";

/** Milliseconds. Twice what the longest entry may live (lib/cache/revalidate.ts): what changed before concerns none. */
const remembered = 2 * 86_400_000;

/** Keeps for the next start when these tags were changed. */
export async function recordRevalidatedTags(tags: string[]) {
  const changedAt = new Date();
  // In one order always: two writers of the same tags wait for each other and never in a circle.
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
 * Tells a process that starts what was changed since its build: it has the build's pages, and its
 * predecessor took to the grave which of them were old. A database that is away keeps nobody from them.
 */
export async function restoreRevalidatedTags() {
  try {
    const recent = await database()
      .select()
      .from(revalidatedTags)
      .where(gt(revalidatedTags.changedAt, new Date(Date.now() - remembered)));
    for (const { tag, changedAt } of recent) {
      tagsManifest.set(tag, { expired: changedAt.getTime() });
    }
  } catch (error) {
    log.error("What was changed before this start is not known", {}, error);
  }
}
