/**
 * localStorage and sessionStorage that never throw. Browsers throw when storage is blocked or full: a
 * value that could not be stored is then kept in memory, and lasts as long as the page.
 */
const createBrowserStorage = (area: () => Storage) => {
  const unstored = new Map<string, string | null>();

  /** Null removes the key. */
  const write = (key: string, value: string | null) => {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
      unstored.delete(key);
    } catch {
      unstored.set(key, value);
    }
  };

  return {
    read: (key: string): string | null => {
      const value = unstored.get(key);
      if (value !== undefined) return value;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write,
    /** Null removes the key. */
    writeJson: (key: string, value: object | null) => write(key, value && JSON.stringify(value)),
  };
};

// `window.localStorage` is read in each call: in a browser that blocks storage, already reading it
// throws.
export const localStore = createBrowserStorage(() => localStorage);
export const sessionStore = createBrowserStorage(() => sessionStorage);
