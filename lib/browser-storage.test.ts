import { afterEach, expect, test, vi } from "vitest";
import { localStore, sessionStore } from "./browser-storage";

afterEach(() => vi.unstubAllGlobals());

const throwSecurityError = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A working Storage, except that `setItem` throws once `isFull` is set. */
function stubStorage(name: "localStorage" | "sessionStorage") {
  const items = new Map<string, string>();
  const state = { items, isFull: false };
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException("The quota is exceeded.", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  return state;
}

test.each([
  ["localStorage", localStore],
  ["sessionStorage", sessionStore],
] as const)("%s is read, written and removed", (name, store) => {
  const { items } = stubStorage(name);
  expect(store.read("token")).toBeNull();
  store.write("token", "a");
  expect(items.get("token")).toBe("a");
  expect(store.read("token")).toBe("a");
  store.write("token", null);
  expect(items.has("token")).toBe(false);
  store.writeJson("brand", { name: "Acme" });
  expect(items.get("brand")).toBe('{"name":"Acme"}');
  store.writeJson("brand", null);
  expect(items.has("brand")).toBe(false);
});

test("a value of another tab is seen at once", () => {
  const { items } = stubStorage("localStorage");
  localStore.write("cart", "[1]");
  items.set("cart", "[1,2]");
  expect(localStore.read("cart")).toBe("[1,2]");
});

test.each([
  [
    "every method throws",
    () => ({
      getItem: throwSecurityError,
      setItem: throwSecurityError,
      removeItem: throwSecurityError,
    }),
  ],
  ["the property itself throws", throwSecurityError],
])("in blocked storage (%s) values last as long as the page", (_, open) => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: open });
  expect(localStore.read("blocked")).toBeNull();
  localStore.write("blocked", "with");
  expect(localStore.read("blocked")).toBe("with");
  localStore.write("blocked", null);
  expect(localStore.read("blocked")).toBeNull();
});

test("in full storage the new value counts, until a later one can be stored", () => {
  const storage = stubStorage("localStorage");
  localStore.write("full", "old");
  storage.isFull = true;
  localStore.write("full", "new");
  expect(storage.items.get("full")).toBe("old");
  expect(localStore.read("full")).toBe("new");
  storage.isFull = false;
  localStore.write("full", "newest");
  storage.items.set("full", "of another tab");
  expect(localStore.read("full")).toBe("of another tab");
});
