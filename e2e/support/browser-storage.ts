/** What the shop uses of a browser's localStorage or sessionStorage: its methods, and a property for each key. */
export function createStorage() {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  };
  const storage: typeof methods = Object.setPrototypeOf(values, methods);
  return storage;
}
