import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";

type RefreshShared = (tags: string[]) => Promise<void>;

/** Set by lib/platform/next-internals/shared-cache, which Next loads outside its bundles, if REDIS_URL is set. */
const shared = globalThis as typeof globalThis & { presetryRefreshShared?: RefreshShared };

/** The clock of Next's revalidations, which a change of the system's time does not move. */
export const revalidationClock = () => performance.timeOrigin + performance.now();

/** The time a tag was last revalidated by any instance that shares the cache; 0 if it never was. */
export async function revalidatedAt(tag: string): Promise<number> {
  await shared.presetryRefreshShared?.([tag]);
  return tagsManifest.get(tag)?.expired ?? 0;
}
