import type { DraftAccount, SaveResult } from "./draft";
import { type DraftStore, isUnsent } from "./draft-store";

/**
 * Sends what a device has kept of a customer's draft and the account does not have, as after a page
 * that was left while it was sent. Null if there is nothing to send.
 */
export async function sendKept(
  store: DraftStore,
  account: DraftAccount,
  owner: string,
  slug: string,
): Promise<SaveResult | null> {
  // A browser that stores nothing has kept nothing.
  const kept = await store.read(owner, slug).catch(() => null);
  if (!kept || !isUnsent(kept)) return null;
  const result = await account.save(slug, kept.base?.number ?? null, kept.document);
  if (result.kind !== "saved") return result;
  const { revision } = result;
  // A draft that was changed meanwhile is sent by the tab that changed it.
  await store.update(owner, slug, (now) =>
    now?.stamp === kept.stamp
      ? { ...now, document: revision.document, base: revision, stamp: now.stamp + 1 }
      : now,
  );
  return result;
}
