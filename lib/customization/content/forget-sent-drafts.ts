"use client";

import { draftOwners, noteDraft } from "./draft-index";
import { browserDraftStore, isUnsent } from "./draft-store";

/** After a sign-out: deletes the customers' drafts on this device that their accounts have, too. */
export async function forgetSentDrafts(): Promise<void> {
  for (const owner of draftOwners()) {
    for (const { slug } of await browserDraftStore.list(owner)) {
      const kept = await browserDraftStore.update(owner, slug, (stored) =>
        stored && isUnsent(stored) ? stored : null,
      );
      if (!kept) noteDraft(owner, slug, false);
    }
  }
}
