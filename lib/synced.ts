import { sessionStore } from "./browser-storage";

/** In sessionStorage: the account whose data of each kind this tab has loaded. */
export const syncedKey = "synced";

type Kind = "palette" | "saved" | "drafts" | "businesses";

function readSynced(): Partial<Record<Kind, unknown>> {
  try {
    return JSON.parse(sessionStore.read(syncedKey) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export const isSynced = (kind: Kind, email: string): boolean => readSynced()[kind] === email;

export const markSynced = (kind: Kind, email: string): void =>
  sessionStore.writeJson(syncedKey, { ...readSynced(), [kind]: email });
