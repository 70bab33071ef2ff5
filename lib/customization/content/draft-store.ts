"use client";

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type ContentDocument, isSameDocument } from "./rules";

/** A draft on this device. */
export interface StoredDraft {
  /** The name of the draft: the slug of its template, with the number of a further license. */
  slug: string;
  /** The customer's email address; empty for a guest. */
  owner: string;
  document: ContentDocument;
  /** The account's revision on which the document is based; null until there was one. */
  base: { number: number; document: ContentDocument } | null;
  /** Counts the changes, so that a tab notices changes of another tab. */
  stamp: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** The first draft that it began as, or follows since; absent if it began with the sample. */
  firstDraft?: ContentDocument;
}

/** Whether there are changes that the account does not have yet. */
export const isUnsent = ({ document, base }: Pick<StoredDraft, "document" | "base">): boolean =>
  !base || !isSameDocument(document, base.document);

/** Drafts on this device. Every call throws if the browser stores nothing. */
export interface DraftStore {
  read: (owner: string, slug: string) => Promise<StoredDraft | null>;
  /** Replaces a draft in one transaction; null removes it. */
  update: (
    owner: string,
    slug: string,
    change: (stored: StoredDraft | null) => StoredDraft | null,
  ) => Promise<StoredDraft | null>;
  list: (owner: string) => Promise<StoredDraft[]>;
}

interface Schema extends DBSchema {
  drafts: { key: [string, string]; value: StoredDraft };
  /** Pictures of guests, by the hash of their bytes. */
  pictures: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/**
 * The opened database, shared by drafts and pictures. A failure is not kept: storage may be allowed
 * or have space later.
 */
export function contentDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("content", 1, {
    upgrade: (database) => {
      database.createObjectStore("drafts", { keyPath: ["owner", "slug"] });
      database.createObjectStore("pictures");
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

export const browserDraftStore: DraftStore = {
  read: async (owner, slug) =>
    (await (await contentDatabase()).get("drafts", [owner, slug])) ?? null,
  update: async (owner, slug, change) => {
    const transaction = (await contentDatabase()).transaction("drafts", "readwrite");
    const changed = change((await transaction.store.get([owner, slug])) ?? null);
    if (changed) await transaction.store.put(changed);
    else await transaction.store.delete([owner, slug]);
    await transaction.done;
    return changed;
  },
  list: async (owner) =>
    (await contentDatabase()).getAll("drafts", IDBKeyRange.bound([owner], [owner, []])),
};

/** Whether this device has changes of a draft that the account does not have yet. */
export async function isDraftUnsent(owner: string, slug: string): Promise<boolean> {
  // A browser that stores nothing has kept nothing.
  const kept = await browserDraftStore.read(owner, slug).catch(() => null);
  return kept !== null && isUnsent(kept);
}

/**
 * The draft that pages show to a visitor; `owner` is empty for a guest. A guest's draft that was
 * not sent to the account yet becomes the customer's next draft.
 */
export async function readShownDraft(owner: string, slug: string): Promise<StoredDraft | null> {
  const { read } = browserDraftStore;
  return (await read(owner, slug)) ?? (owner === "" ? null : await read("", slug));
}
