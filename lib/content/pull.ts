import type { Revision } from "./draft";
import type { DraftStore, StoredDraft } from "./draft-store";
import { isSameDocument } from "./rules";

export interface AccountDrafts {
  list: () => Promise<{ template: string; number: number; changedAt: string }[]>;
  newest: (slug: string) => Promise<Revision>;
}

const isUnsent = ({ document, base }: StoredDraft) =>
  !base || !isSameDocument(document, base.document);

/**
 * Takes over what the account has and this device does not: drafts that were written on another one. What
 * this device did not send yet stays, for the editor to merge.
 */
export async function pullDrafts(
  store: DraftStore,
  account: AccountDrafts,
  owner: string,
): Promise<StoredDraft[]> {
  const pulled: StoredDraft[] = [];
  for (const { template: slug, number, changedAt } of await account.list()) {
    const stored = await store.read(owner, slug);
    if (stored && (isUnsent(stored) || (stored.base?.number ?? 0) >= number)) continue;
    const base = await account.newest(slug);
    const draft: StoredDraft = {
      ...{ slug, owner, base, document: base.document },
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
