import { cacheLife, cacheTag } from "next/cache";

/** Every tag a cached answer can carry. A write revalidates what it changed by name, never the pages that show it. */
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
