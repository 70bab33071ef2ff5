import { cacheLife, cacheTag, revalidateTag } from "next/cache";
import { afterResponse } from "@/lib/platform/http/after-response";
import { recordRevalidatedTags } from "./commands";
import { keptResponsesTag } from "./kept-responses-tag";
import { tagTimes } from "./tag-times.mjs";

/** All cache tags. A write revalidates tags of the data it changed, never paths of pages. */
export const tags = {
  presets: "presets",
  preset: (id: number) => `preset:${id}`,
  testimonials: "testimonials",
} as const;

/** For data that changes by writes only: cached until a write revalidates one of its tags. */
export function cacheUntilRevalidated(...names: string[]) {
  cacheTag(...names);
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
}

/**
 * Call after the commit, never inside the transaction, which may still roll back. Next would notify the
 * other instances only after the response; once this resolves, they have been notified.
 */
export async function revalidate(...changed: string[]) {
  const names = [...changed, keptResponsesTag];
  for (const name of names) revalidateTag(name, { expire: 0 });
  afterResponse(() => recordRevalidatedTags(changed));
  await tagTimes.expire(names);
}
