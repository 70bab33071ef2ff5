import { localStore } from "@/lib/browser-storage";

/**
 * The templates with a draft on this device, in localStorage by owner: pages that only need to know
 * whether a draft exists do not have to open the database.
 */
const key = "drafts";

/** Dispatched on the page that changed the list; other pages receive a `storage` event. */
export const draftsChangedEvent = "drafts";

export const isDraftsKey = ({ key: changed }: StorageEvent): boolean =>
  changed === null || changed === key;

function readIndex(): Map<string, unknown> {
  try {
    const index: unknown = JSON.parse(localStore.read(key) ?? "{}");
    return new Map(Object.entries(index ?? {}));
  } catch {
    return new Map();
  }
}

/** Slugs. The owner is a customer's email address; empty for a guest. */
export function draftedTemplates(owner: string): string[] {
  const slugs = readIndex().get(owner);
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
}

/** The customers with a draft on this device, by their addresses. */
export const draftOwners = (): string[] => [...readIndex().keys()].filter((owner) => owner !== "");

/**
 * Whether the owner has a draft, or gets the guest's draft as soon as it is sent to the account.
 */
export const hasDraft = (owner: string, slug: string): boolean =>
  draftedTemplates(owner).includes(slug) || draftedTemplates("").includes(slug);

/**
 * Whether any visitor may have a draft on this device: quicker than `hasDraft`, for pages that load
 * little.
 */
export const mayHaveDraft = (slug: string): boolean =>
  localStore.read(key)?.includes(`"${slug}"`) ?? false;

export function noteDraft(owner: string, slug: string, isThere: boolean): void {
  const before = draftedTemplates(owner);
  if (before.includes(slug) === isThere) return;
  const index = readIndex();
  const others = before.filter((it) => it !== slug);
  index.set(owner, isThere ? [...others, slug] : others);
  const entries = [...index].filter(([, slugs]) => Array.isArray(slugs) && slugs.length > 0);
  localStore.writeJson(key, entries.length > 0 ? Object.fromEntries(entries) : null);
  dispatchEvent(new Event(draftsChangedEvent));
}

/**
 * The name of the lock and the channel by which the tabs of a browser coordinate their changes to a
 * draft.
 */
export const draftName = (owner: string, slug: string): string => `draft:${owner}:${slug}`;
