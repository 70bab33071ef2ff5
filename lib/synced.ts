import { sessionStore } from "./browser-storage";

/** In sessionStorage: an account, and the kinds of its data that this tab has loaded. */
export const syncedKey = "synced";

type Kind = "palette" | "saved" | "drafts" | "businesses";

function read(email: string): string[] {
  const [owner, ...kinds] = sessionStore.read(syncedKey)?.split(" ") ?? [];
  return owner === email ? kinds : [];
}

export const isSynced = (kind: Kind, email: string): boolean => read(email).includes(kind);

/** Forgets what was loaded of another account. */
export const markSynced = (kind: Kind, email: string): void =>
  sessionStore.write(syncedKey, [...new Set([email, ...read(email), kind])].join(" "));
