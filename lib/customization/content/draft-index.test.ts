import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftedTemplates, hasDraft, noteDraft } from "./draft-index";

const items = new Map<string, string>();
const notified = vi.fn();

beforeEach(() => {
  items.clear();
  notified.mockClear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal("dispatchEvent", notified);
});

afterEach(() => vi.unstubAllGlobals());

const ana = "ana@example.com";

test("drafts are listed by owner, each once", () => {
  noteDraft("", "silent", true);
  noteDraft("", "silent", true);
  noteDraft(ana, "cosmo", true);
  expect(draftedTemplates("")).toEqual(["silent"]);
  expect(draftedTemplates(ana)).toEqual(["cosmo"]);
  expect(draftedTemplates("bo@example.com")).toEqual([]);
  expect(notified).toHaveBeenCalledTimes(2);
});

test("a guest's draft counts for the customer who signed in, not the other way round", () => {
  noteDraft("", "silent", true);
  noteDraft(ana, "cosmo", true);
  expect(hasDraft(ana, "silent")).toBe(true);
  expect(hasDraft(ana, "cosmo")).toBe(true);
  expect(hasDraft("", "cosmo")).toBe(false);
});

test("the last draft that is gone leaves nothing behind", () => {
  noteDraft(ana, "silent", true);
  noteDraft(ana, "silent", false);
  noteDraft(ana, "silent", false);
  expect(items.size).toBe(0);
  expect(notified).toHaveBeenCalledTimes(2);
});

test.each(["", "null", "7", '"silent"', "[]", '["silent"]', '{"":"silent"}', '{"":[7]}', "{"])(
  "a broken list is an empty one: %s",
  (stored) => {
    items.set("drafts", stored);
    expect(draftedTemplates("")).toEqual([]);
    noteDraft("", "cosmo", true);
    expect(draftedTemplates("")).toEqual(["cosmo"]);
  },
);
