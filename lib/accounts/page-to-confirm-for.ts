import { localStore } from "@/lib/browser-storage";

const key = "confirmed-then";

/** Keeps the page that asks for a confirmed address: the emailed link opens in another tab. Null forgets it. */
export const keepPageToConfirmFor = (path: string | null): void => localStore.write(key, path);

/** The page that asked last for a confirmed address; null if none did. */
export function pageToConfirmFor(): string | null {
  const path = localStore.read(key);
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
