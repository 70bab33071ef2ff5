import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { noBrand } from "../brand";
import { noChoices } from "../palette/rules";
import {
  canRedo,
  canUndo,
  type EditState,
  edit,
  logText,
  type Patch,
  readLog,
  redo,
  startEditing,
  undo,
} from "./edit-log";
import {
  addItem,
  duplicateItem,
  itemsOf,
  moveItem,
  newItemId,
  removeItem,
  removeLanguage,
  resetDocument,
  resetPath,
  setValues,
} from "./edits";
import { canonicalDocument, valueAt } from "./rules";

const start = startEditing("silent", silent, { choices: noChoices, brand: noBrand });
const typed = (state: EditState, path: string, text: string, at: number) =>
  edit(state, { [path]: text }, { at, isTyping: true });
const at = (state: EditState, path: string) => valueAt(silent, state.document, path);
const siteOf = ({ document, choices, brand }: EditState) => ({ document, choices, brand });

describe("the log", () => {
  test("has one step for what is typed in one slot without a pause of a second", () => {
    let state = start;
    for (const [index, text] of ["Q", "Qu", "Qui"].entries()) {
      state = typed(state, "opening.title", text, index * 900);
    }
    state = typed(state, "opening.title", "Quiet", 5000);
    state = typed(state, "opening.kicker", "New", 5100);
    expect(state.log.steps).toHaveLength(3);
    state = undo(silent, undo(silent, state));
    expect(at(state, "opening.title")).toBe("Qui");
    state = undo(silent, state);
    expect(siteOf(state)).toEqual(siteOf(start));
    expect(canUndo(state)).toBe(false);
  });

  test("takes back at most 20 letters at once, however fast they were typed", () => {
    const words = "Rooms that listen before they answer you.";
    let state = start;
    for (let length = 1; length <= words.length; length++)
      state = typed(state, "opening.title", words.slice(0, length), length * 50);
    expect(at(undo(silent, state), "opening.title")).toBe(words.slice(0, 40));
    expect(at(undo(silent, undo(silent, state)), "opening.title")).toBe(words.slice(0, 20));
  });

  test("holds words, colors and the brand together", () => {
    let state = edit(start, { "@primary": "bg-red-500" }, { at: 1 });
    state = edit(state, { "@name": "Hush & Sons" }, { at: 2 });
    state = edit(state, { "@language": "de" }, { at: 3 });
    expect(at(state, "words.shop")).toBe("Shop");
    expect(at(state, "words.cart")).toBe("Warenkorb");
    state = undo(silent, state);
    expect(at(state, "words.cart")).toBe("Cart");
    state = undo(silent, state);
    expect(state.brand.name).toBe("");
    expect(state.choices.primary).toBe("bg-red-500");
    expect(undo(silent, state).choices).toEqual(noChoices);
  });

  test("drops what was undone at the next edit", () => {
    const state = undo(silent, edit(start, { "@title": "One" }, { at: 1 }));
    expect(canRedo(state)).toBe(true);
    expect(canRedo(edit(state, { "@title": "Two" }, { at: 2 }))).toBe(false);
  });

  test("leaves alone what another tab changed since then", () => {
    const mine = edit(start, { "opening.title": "Mine", "opening.kicker": "Mine too" }, { at: 1 });
    const { document } = mine;
    const content = { ...document.content, "opening.title": "Theirs" };
    const state = undo(silent, { ...mine, document: { ...document, content } });
    expect(state.document.content).toEqual({ "opening.title": "Theirs" });
  });

  test("is the same after a reload, and empty when what is stored is no log", () => {
    const state = undo(silent, typed(typed(start, "opening.title", "A", 0), "about.title", "B", 1));
    expect(readLog(logText(state.log, 10_000))).toEqual(state.log);
    expect(readLog(logText(state.log, 100)).steps.length).toBeLessThan(2);
    for (const stored of [
      null,
      "",
      "{}",
      "[]",
      '{"steps":[1],"done":1}',
      '{"steps":[],"done":"x"}',
    ]) {
      expect(readLog(stored)).toEqual({ steps: [], done: 0 });
    }
  });
});

describe("an item", () => {
  const apply = (state: EditState, patch: Patch | null) => edit(state, patch ?? {}, { at: 0 });
  const ids = (state: EditState) => itemsOf(silent, state.document, "packages.items");

  test("is copied with all that it shows, also what it has of the sample", () => {
    const state = apply(start, duplicateItem(silent, start.document, "packages.items.3", "copy"));
    expect(ids(state)).toEqual(["1", "2", "3", "copy"]);
    for (const name of ["name", "text", "term", "before", "price", "drawing"]) {
      expect(at(state, `packages.items.copy.${name}`)).toEqual(
        at(state, `packages.items.3.${name}`),
      );
    }
  });

  test("comes back with its words when its removal is undone", () => {
    const named = edit(start, { "packages.items.2.name": "Hush" }, { at: 0 });
    const removed = apply(named, removeItem(silent, named.document, "packages.items.2"));
    expect(removed.document.content).toEqual({ "packages.items": ["1", "3"] });
    expect(siteOf(undo(silent, removed))).toEqual(siteOf(named));
  });

  test("is moved within its list only", () => {
    const moved = apply(start, moveItem(silent, start.document, "packages.items.3", 0));
    expect(ids(moved)).toEqual(["3", "1", "2"]);
    expect(moveItem(silent, start.document, "packages.items.3", 3)).toBeNull();
    expect(moveItem(silent, start.document, "packages.items.3", -1)).toBeNull();
    const back = apply(moved, moveItem(silent, moved.document, "packages.items.3", 2));
    expect(back.document.content).toEqual({});
  });

  test("is neither added nor removed beyond the list's limits", () => {
    let state = start;
    for (let count = 0; count < 12; count++) {
      state = apply(state, addItem(silent, state.document, "packages.items", `n${count}`));
    }
    expect(ids(state)).toHaveLength(9);
    for (const id of ids(state)) {
      state = apply(state, removeItem(silent, state.document, `packages.items.${id}`));
    }
    expect(ids(state)).toHaveLength(1);
  });
});

test("a value that equals the sample again is taken out of the document", () => {
  expect(
    setValues(silent, start.document, { "opening.kicker": "Acoustics for working people" }),
  ).toEqual({
    "opening.kicker": null,
  });
});

test("the sample comes back for a slot, for a section and for everything", () => {
  const state = edit(
    start,
    { "opening.title": "A", "opening.kicker": "B", "about.title": "C", "@language": "fr" },
    { at: 0 },
  );
  const left = (patch: Patch) => Object.keys(edit(state, patch, { at: 1 }).document.content).sort();
  expect(left(resetPath(state.document, "opening.title"))).toEqual([
    "about.title",
    "opening.kicker",
  ]);
  expect(left(resetPath(state.document, "opening"))).toEqual(["about.title"]);
  expect(edit(state, resetDocument(state.document), { at: 1 }).document).toEqual(start.document);
});

const anyText = fc.string({ maxLength: 8 });
const item = fc.nat(9);

/** An edit of the state that it is given. */
const anyEdit: fc.Arbitrary<(state: EditState) => Patch | null> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("opening.title", "about.title", "words.cart", "packages.items.2.name"),
      anyText,
    )
    .map(([path, text]) => () => ({ [path]: text })),
  fc.constantFrom("de", "en", "pt").map((language) => () => ({ "@language": language })),
  anyText.map((text) => () => ({ "@title": text, "@name": text })),
  fc.constantFrom("bg-red-500", null).map((color) => () => ({ "@secondary": color })),
  fc.boolean().map((isShown) => () => ({ packages: isShown })),
  fc.constant(({ document }: EditState) =>
    document.translations ? removeLanguage(document, "de") : { "de:": true },
  ),
  anyText.map(
    (text) =>
      ({ document }: EditState) =>
        document.translations ? { "de:packages.items.2.name": text || null } : null,
  ),
  fc.constantFrom("packages", "packages.items.2", "about").map(
    (path) =>
      ({ document }: EditState) =>
        resetPath(document, path),
  ),
  fc
    .tuple(fc.constantFrom("add", "copy", "remove", "move"), item, item)
    .map(([kind, which, to]) => ({ document }: EditState) => {
      const ids = itemsOf(silent, document, "packages.items");
      const path = `packages.items.${ids[which % ids.length]}`;
      const id = newItemId([], () => (which + ids.length * 10) / 1000);
      if (kind === "add") return addItem(silent, document, "packages.items", id);
      if (kind === "copy") return duplicateItem(silent, document, path, id);
      if (kind === "remove") return removeItem(silent, document, path);
      return moveItem(silent, document, path, to);
    }),
);

test("whatever was edited: undone whole it is the start, redone whole it is the end", () => {
  const history = fc.array(fc.tuple(anyEdit, fc.nat(2000), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(history, (edits) => {
      let state = start;
      let now = 0;
      for (const [change, pause, isTyping] of edits) {
        now += pause;
        state = edit(state, change(state) ?? {}, { at: now, isTyping });
      }
      const end = state;
      while (canUndo(state)) state = undo(silent, state);
      expect(siteOf(state)).toEqual(siteOf(start));
      while (canRedo(state)) state = redo(silent, state);
      expect(canonicalDocument(silent, state.document)).toEqual(
        canonicalDocument(silent, end.document),
      );
      expect(siteOf(state)).toEqual(siteOf(end));
    }),
    { numRuns: 300 },
  );
});
