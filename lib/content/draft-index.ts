import { localStore } from "@/lib/browser-storage";

/**
 * Which templates this browser has a draft of, in localStorage: pages that only have to know whether there is
 * one need not open the database.
 */
const key = "drafts";

/** Slugs. */
export function draftedTemplates(): string[] {
  try {
    const slugs: unknown = JSON.parse(localStore.read(key) ?? "[]");
    return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
  } catch {
    return [];
  }
}

export function noteDraft(slug: string, isThere: boolean): void {
  const others = draftedTemplates().filter((it) => it !== slug);
  const slugs = isThere ? [...others, slug] : others;
  localStore.writeJson(key, slugs.length > 0 ? slugs : null);
}
