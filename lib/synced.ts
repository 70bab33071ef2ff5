import { sessionStore } from "./browser-storage";

/** In sessionStorage: each kind of data that this tab has loaded, with the account it is of. */
export const syncedKey = "synced";

type Kind = "palette" | "saved" | "drafts" | "businesses";

const entryOf = (kind: Kind, email: string) => `${kind}:${email};`;

const read = () => sessionStore.read(syncedKey) ?? "";

export const isSynced = (kind: Kind, email: string): boolean =>
  read().includes(entryOf(kind, email));

export function markSynced(kind: Kind, email: string): void {
  if (!isSynced(kind, email)) sessionStore.write(syncedKey, read() + entryOf(kind, email));
}
