import type { Revision } from "./draft";
import { type DraftStore, isUnsent, type StoredDraft } from "./draft-store";
import type { ContentDocument } from "./rules";

export interface AccountDrafts {
  list: () => Promise<{ template: string; number: number; changedAt: string }[]>;
  newest: (slug: string) => Promise<Revision>;
}

export interface PulledDraft {
  slug: string;
  /** Null if the draft was deleted on another device. */
  document: ContentDocument | null;
}

/**
 * Synchronizes the drafts of this device and of the account: each gets what was written or deleted
 * on the other side. Changes of this device that were not sent yet stay, for the editor to merge.
 */
export async function pullDrafts(
  store: DraftStore,
  account: AccountDrafts,
  owner: string,
): Promise<PulledDraft[]> {
  const pulled: PulledDraft[] = [];
  // In this order, so that a draft which is saved for the first time in between does not count as
  // deleted.
  const here = await store.list(owner);
  const there = await account.list();
  for (const { slug, stamp, ...draft } of here) {
    if (isUnsent(draft) || there.some(({ template }) => template === slug)) continue;
    const kept = await store.update(owner, slug, (now) => (now?.stamp === stamp ? null : now));
    if (!kept) pulled.push({ slug, document: null });
  }
  for (const { template: slug, number, changedAt } of there) {
    const stored = await store.read(owner, slug);
    if (stored && (isUnsent(stored) || (stored.base?.number ?? 0) >= number)) continue;
    const base = await account.newest(slug);
    const draft: StoredDraft = {
      slug,
      owner,
      base,
      document: base.document,
      stamp: (stored?.stamp ?? 0) + 1,
      changedAt: Date.parse(changedAt),
    };
    const kept = await store.update(owner, slug, (now) =>
      now?.stamp === stored?.stamp ? draft : now,
    );
    if (kept === draft) pulled.push(draft);
  }
  return pulled;
}
