import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { readDraftName } from "./draft-name";
import type { DraftStore, StoredDraft } from "./draft-store";
import { type Merge, type MergeConflict, mergeDocuments } from "./merge";
import {
  type ContentDocument,
  canonicalDocument,
  flatValues,
  isSameDocument,
  sampleDocument,
  withFlatValues,
} from "./rules";

/** Where a draft is stored at this moment. */
export type DraftStatus =
  | "saving"
  /** On this device; for a guest, the only place. */
  | "kept"
  /** In the account. */
  | "saved"
  /** On this device; it will be sent once the shop can be reached. */
  | "waiting"
  /** The same slots were changed elsewhere: the customer has to choose. */
  | "conflict"
  /** On this device; the account refuses it as it is. */
  | "refused"
  /** The session ended. The draft is on this device. */
  | "signed-out"
  /** The browser stores nothing and there is no account: only this page has the draft. */
  | "lost";

export interface Revision {
  number: number;
  document: ContentDocument;
}

export type SaveResult =
  | { kind: "saved"; revision: Revision }
  | { kind: "conflict"; theirs: Revision; conflicts: MergeConflict[] }
  /** `reason` is a sentence for the customer. */
  | { kind: "refused"; reason: string }
  | { kind: "signed-out" };

/** The drafts of a customer on the server. Calls throw when the shop cannot be reached. */
export interface DraftAccount {
  newest: (slug: string) => Promise<Revision | null>;
  save: (slug: string, base: number | null, document: ContentDocument) => Promise<SaveResult>;
}

export interface DraftListener {
  /** The document changed elsewhere: in another tab, on another device. */
  onDocument: (document: ContentDocument) => void;
  /** `reason` says why a draft was refused. */
  onStatus: (status: DraftStatus, reason?: string) => void;
  /**
   * Called with the slots in conflict; `resolve` takes the slots for which the other text is
   * chosen.
   */
  onConflict: (conflicts: MergeConflict[], resolve: (theirs: string[]) => Promise<void>) => void;
}

export interface DraftEnvironment {
  store: DraftStore;
  /** Null for a guest. */
  account: DraftAccount | null;
  /** The customer's email address; empty for a guest. */
  owner: string;
  /** Sends the changed draft to the other tabs of this browser. */
  notifyTabs: (document: ContentDocument) => void;
  /** Runs `work` in one tab at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
  /** What the visitor's trade and company say; null where that is not known. */
  firstDraft: ContentDocument | null;
}

interface Sent {
  status: DraftStatus;
  reason?: string;
}

export interface Draft {
  document: () => ContentDocument;
  /** Applies a change; `flush` stores and sends it. */
  edit: (document: ContentDocument) => void;
  /** Stores the draft on this device, then sends it to the account. Never throws. */
  flush: () => Promise<void>;
  /** Another tab changed the stored draft. */
  onOtherTab: () => Promise<void>;
  /** Fetches the account's newest revision. Never throws. */
  refresh: () => Promise<void>;
}

/**
 * Opens a draft by its name: as stored on this device, else the first draft, else the sample. What a hand has
 * changed stays when the first draft becomes another one; all else follows.
 */
export async function openDraft(
  slug: string,
  declaration: ContentDeclaration,
  { store, account, owner, notifyTabs, exclusively, now, firstDraft }: DraftEnvironment,
  listener: DraftListener,
): Promise<Draft> {
  const sample = sampleDocument(readDraftName(slug).slug, declaration);
  const canonical = (document: ContentDocument) => canonicalDocument(declaration, document);
  const merge = (base: ContentDocument, mine: ContentDocument, theirs: ContentDocument): Merge => {
    const merged = mergeDocuments(declaration, base, mine, theirs);
    return { ...merged, document: canonical(merged.document) };
  };

  const revisionOf = ({ number, document }: Revision): Revision => ({
    number,
    document: canonical(document),
  });

  let isKept = true;
  const first = await store.read(owner, slug).catch(() => {
    isKept = false;
    return null;
  });
  /** The document that this tab shows, and the stored state that it is based on. */
  let shown = first?.document ?? firstDraft ?? sample;
  // A customer's site is published from the account, so what the editor shows belongs there, too.
  let known = first || !account ? shown : sample;
  if (first?.firstDraft && firstDraft) {
    shown = merge(first.firstDraft, first.document, firstDraft).document;
  }
  let stamp = first?.stamp ?? 0;
  /** Replaces the stored draft where the browser stores nothing. */
  let memory = first;

  const update = async (change: (stored: StoredDraft | null) => StoredDraft | null) => {
    if (isKept) {
      try {
        return await store.update(owner, slug, change);
      } catch {
        isKept = false;
      }
    }
    memory = change(memory);
    return memory;
  };
  const read = async () => (isKept ? store.read(owner, slug).catch(() => memory) : memory);

  /** Takes over the stored draft, with the changes of this tab since `base` on top. */
  function adopt(stored: StoredDraft, base = known) {
    if (stored.stamp === stamp) return;
    const next = merge(base, shown, stored.document).document;
    known = stored.document;
    stamp = stored.stamp;
    if (isSameDocument(next, shown)) return;
    shown = next;
    listener.onDocument(shown);
  }

  const change = async (
    next: (stored: StoredDraft) => Partial<StoredDraft>,
    base?: ContentDocument,
  ) => {
    const stored = await update((before) => {
      const draft = before ?? {
        slug,
        owner,
        document: sample,
        base: null,
        stamp: 0,
        changedAt: now(),
      };
      return { ...draft, ...next(draft), stamp: draft.stamp + 1 };
    });
    if (!stored) return;
    adopt(stored, base);
    notifyTabs(stored.document);
  };

  /** The draft was deleted on another device. Unsaved changes of this tab start a new draft. */
  async function forget({ stamp: deleted }: StoredDraft) {
    if (await update((stored) => (stored?.stamp === deleted ? null : stored))) return;
    shown = merge(known, shown, sample).document;
    known = sample;
    stamp = 0;
    listener.onDocument(shown);
    notifyTabs(sample);
  }

  async function keepShown() {
    const mine = canonical(shown);
    const [base, from] = [known, stamp];
    if (isSameDocument(mine, base)) return;
    const next = (stored: StoredDraft) => ({
      document: stored.stamp === from ? mine : merge(base, mine, stored.document).document,
      changedAt: now(),
      // A draft that began otherwise, or on another device, does not follow.
      ...(firstDraft && (stored.stamp === 0 || stored.firstDraft) ? { firstDraft } : {}),
    });
    // What is undone meanwhile is a change of what was kept.
    await change(next, mine);
  }
  let keeping = Promise.resolve();
  /** One after the other: each compares with what the one before has kept. */
  const keep = () => {
    keeping = keeping.then(keepShown, keepShown);
    return keeping;
  };

  const settle = (revision: Revision, sent: ContentDocument) =>
    change((stored) => ({
      document: merge(sent, stored.document, revision.document).document,
      base: revision,
    }));

  /** Sends all changes that the account does not have yet. */
  async function send(to: DraftAccount): Promise<Sent> {
    for (;;) {
      const stored = await read();
      if (!stored || (stored.base && isSameDocument(stored.document, stored.base.document))) {
        return { status: "saved" };
      }
      const result = await to.save(slug, stored.base?.number ?? null, stored.document);
      if (result.kind === "signed-out") return { status: result.kind };
      if (result.kind === "refused") return { status: result.kind, reason: result.reason };
      if (result.kind === "saved") await settle(revisionOf(result.revision), stored.document);
      else {
        const theirs = revisionOf(result.theirs);
        listener.onConflict(result.conflicts, (chosen) => resolve(theirs, chosen));
        return { status: "conflict" };
      }
    }
  }

  /**
   * Merges with the account's revision; for the slots in `chosen`, the account's values are taken.
   */
  async function resolve(theirs: Revision, chosen: string[]) {
    await keep();
    await change((stored) => {
      const { document, conflicts } = merge(
        stored.base?.document ?? sample,
        stored.document,
        theirs.document,
      );
      const taken = conflicts.filter(({ slot }) => chosen.includes(slot));
      return { document: canonical(withValues(document, taken)), base: theirs };
    });
    await flush();
  }

  /** Changes made meanwhile are not saved yet; the next flush reports when they are. */
  const saidOf = (status: DraftStatus): DraftStatus => {
    const isDone = status === "kept" || status === "saved";
    return isDone && !isSameDocument(canonical(shown), known) ? "saving" : status;
  };

  async function flush() {
    await keep();
    if (!account) return listener.onStatus(isKept ? saidOf("kept") : "lost");
    listener.onStatus("saving");
    const sent = await exclusively(() => send(account)).catch((): Sent => ({ status: "waiting" }));
    const status = sent.status === "waiting" && !isKept ? "lost" : saidOf(sent.status);
    listener.onStatus(status, sent.reason);
  }

  return {
    document: () => shown,
    edit: (document) => {
      shown = document;
    },
    flush,
    onOtherTab: async () => {
      const stored = await read();
      if (stored) adopt(stored);
    },
    refresh: async () => {
      if (!account) return;
      const before = await read();
      const newest = await account.newest(slug).catch(() => undefined);
      const isSent = before?.base && isSameDocument(before.document, before.base.document);
      if (newest === null && isSent) await forget(before);
      const stored = await read();
      if (newest && newest.number > (stored?.base?.number ?? 0)) {
        const isUnsent =
          stored && !isSameDocument(stored.document, stored.base?.document ?? sample);
        // Changes that were not sent yet are merged by the save, which asks about slots that both
        // sides changed.
        if (!isUnsent) await settle(revisionOf(newest), stored?.document ?? sample);
      }
      await flush();
    },
  };
}

function withValues(document: ContentDocument, taken: MergeConflict[]): ContentDocument {
  const isField = ({ slot }: MergeConflict) => slot.startsWith("@");
  const fields = taken.filter(isField).map(({ slot, theirs }) => [slot.slice(1), theirs]);
  const values = new Map(Object.entries(flatValues(document)));
  for (const { slot, theirs } of taken.filter((it) => !isField(it))) {
    if (theirs === null) values.delete(slot);
    else values.set(slot, theirs);
  }
  const changed = { ...document, ...Object.fromEntries(fields) };
  return withFlatValues(changed, Object.fromEntries(values));
}
