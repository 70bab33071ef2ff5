import { cacheLife, cacheTag, revalidateTag } from "next/cache";
import { afterResponse } from "@/lib/http/after-response";
import { recordRevalidatedTags } from "@/lib/next-internals/revalidated-tags/commands";

/** Every tag a cached answer can carry. A write revalidates what it changed by name, never the pages that show it. */
export const tags = {
  presets: "presets",
  preset: (id: number) => `preset:${id}`,
  testimonials: "testimonials",
} as const;

/** For what changes only when somebody changes it: kept until a write says otherwise. */
export function cacheUntilRevalidated(...names: string[]) {
  cacheTag(...names);
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
}

type RevalidateShared = (names: string[], durations: { expire: number }) => Promise<void>;

/** Left there by lib/shared-cache, which Next loads outside the bundle, where instances are many. */
const shared = globalThis as typeof globalThis & { presetryRevalidateShared?: RevalidateShared };

/**
 * After a write: the next shopper sees it. Never in the transaction, which may yet fail. Next tells other
 * instances only after the answer; whoever waits for this has told them before.
 */
export async function revalidate(...names: string[]) {
  for (const name of names) revalidateTag(name, { expire: 0 });
  afterResponse(() => recordRevalidatedTags(names));
  await shared.presetryRevalidateShared?.(names, { expire: 0 });
}
