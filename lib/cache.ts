import { cacheLife, cacheTag, revalidateTag } from "next/cache";

/** Every tag a cached answer can carry. A write names what it changed, never which pages show it. */
export const tags = {
  presets: "presets",
  preset: (id: number) => `preset:${id}`,
  testimonials: "testimonials",
} as const;

/** For what changes only when somebody changes it: kept until a write says otherwise. */
export function keepUntilChanged(...names: string[]) {
  cacheTag(...names);
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
}

/** The next reader waits for the new answer: no shopper is shown a price that is gone. */
export function forget(...names: string[]) {
  for (const name of names) revalidateTag(name, { expire: 0 });
}
