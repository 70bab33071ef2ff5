import { sessionStore } from "@/lib/browser-storage";
import { shopState } from "@/lib/platform/state/client";

const prefix = "edit-log:";

const owner = () => shopState().user?.email ?? "";

/**
 * Where a tab keeps what can be undone in a template. A customer's is apart from a guest's: what one person
 * typed must not come back for the next.
 */
export function editLogStorage(slug: string) {
  const [own, guests] = [`${prefix}own:${slug}`, prefix + slug];
  const opener = owner();
  if (opener) {
    // Typed by the same person, before signing in.
    const before = sessionStore.read(guests);
    if (before && !sessionStore.read(own)) sessionStore.write(own, before);
    sessionStore.write(guests, null);
  }
  const key = opener ? own : guests;
  return {
    read: () => sessionStore.read(key),
    /** Does nothing in an editor that is still open after its customer signed out. */
    write: (text: string) => {
      if (owner() === opener) sessionStore.write(key, text);
    },
  };
}

export function forgetEditLogs(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStore.write(key, null);
    }
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}
