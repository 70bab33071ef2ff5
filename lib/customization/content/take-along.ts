import type { DraftAccount } from "./draft";
import type { DraftStore, StoredDraft } from "./draft-store";
import { sendKept } from "./send-kept";

/** A guest's draft that became the newest revision of the account. */
export interface TakenDraft {
  slug: string;
  /** Whether the account had another draft, which stays in its history. */
  hasReplaced: boolean;
}

/**
 * Moves the guest's drafts of this device to the account at a login, like the cart. A draft that
 * could not be sent stays on the device and is sent at the next call.
 */
export async function takeDraftsAlong(
  store: DraftStore,
  account: DraftAccount,
  owner: string,
): Promise<TakenDraft[]> {
  const taken: TakenDraft[] = [];
  for (const draft of await store.list("")) {
    const result = await take(store, account, owner, draft);
    if (result) taken.push(result);
  }
  return taken;
}

async function take(
  store: DraftStore,
  account: DraftAccount,
  owner: string,
  draft: StoredDraft,
): Promise<TakenDraft | null> {
  const { slug, document } = draft;
  // Texts that the customer wrote here while offline are sent first, so that they are in the
  // history.
  const sent = await sendKept(store, account, owner, slug);
  if (sent && sent.kind !== "saved") return null;
  const newest = await account.newest(slug);
  const result = await account.save(slug, newest?.number ?? null, document);
  if (result.kind !== "saved") return null;
  const { revision } = result;
  await store.update(owner, slug, (before) => ({
    ...draft,
    owner,
    document: revision.document,
    base: revision,
    stamp: (before?.stamp ?? 0) + 1,
  }));
  // Kept if it was changed meanwhile.
  await store.update("", slug, (now) => (now?.stamp === draft.stamp ? null : now));
  return { slug, hasReplaced: newest !== null && newest.number !== revision.number };
}
