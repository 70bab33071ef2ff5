import { expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { noBrand } from "../brand";
import { noChoices } from "../palette/rules";
import { edit, startEditing, undo } from "./edit-log";
import { duplicateItem, resetPath } from "./edits";
import { findLongTexts } from "./lengths";
import { mergeDocuments } from "./merge";
import { openPlaces } from "./placeholders";
import {
  type ContentDocument,
  canonicalDocument,
  differingPaths,
  flatValues,
  sampleDocument,
  withFlatValues,
  writtenKey,
} from "./rules";
import { documentSchema } from "./schemas";

const title = "opening.title";

const written: ContentDocument = {
  ...sampleDocument("silent", silent),
  content: { [title]: "Rooms in other words", "about.text": ["Written"] },
  written: ["about.text", title],
};

const editing = {
  ...startEditing("silent", silent, { choices: noChoices, brand: noBrand }),
  document: written,
};

test("a mark stands in the document until its text is the sample's or gone", () => {
  expect(withFlatValues(written, flatValues(written))).toEqual(written);
  expect(canonicalDocument(silent, written).written).toEqual(written.written);
  const { [title]: _, ...others } = written.content;
  expect(canonicalDocument(silent, { ...written, content: others }).written).toEqual([
    "about.text",
  ]);
  expect(canonicalDocument(silent, { ...written, written: [] })).not.toHaveProperty("written");
});

test("only texts have marks", () => {
  const schema = documentSchema("silent", silent);
  expect(schema.safeParse(written).data?.written).toEqual(written.written);
  for (const path of ["no.such.slot", "packages.items", "opening.action", "__proto__"]) {
    expect(schema.safeParse({ ...written, written: [path] }).success, path).toBe(false);
  }
});

test("a change by hand removes the mark, and undo brings it back", () => {
  const changed = edit(editing, { [title]: "My rooms" }, { at: 1 });
  expect(changed.document.written).toEqual(["about.text"]);
  const undone = undo(silent, changed);
  expect(undone.document.content[title]).toBe("Rooms in other words");
  expect(undone.document.written).toContain(title);
});

test("a text that is written again keeps its mark, and one that was read loses it", () => {
  const again = edit(editing, { [title]: "Other rooms", [writtenKey(title)]: true }, { at: 1 });
  expect(again.document.written).toContain(title);
  const read = edit(editing, { [writtenKey(title)]: null }, { at: 1 });
  expect(read.document).toEqual({ ...written, written: ["about.text"] });
});

test("the sample's text has no mark, and a copy of an item has those of its texts", () => {
  const reset = edit(editing, resetPath(written, title), { at: 1 });
  expect(reset.document.written).toEqual(["about.text"]);
  const path = "packages.items.1.text";
  const ofItem = { ...written, content: { [path]: ["Written"] }, written: [path] };
  expect(duplicateItem(silent, ofItem, "packages.items.1", "copy")).toHaveProperty(
    [writtenKey("packages.items.copy.text")],
    true,
  );
});

test("a text that was read on one device is read on the other, too", () => {
  const mine = { ...written, written: ["about.text"] };
  const theirs = { ...written, title: "Rooms" };
  const { document, conflicts } = mergeDocuments(silent, written, mine, theirs);
  expect([document.written, document.title, conflicts]).toEqual([["about.text"], "Rooms", []]);
  expect(differingPaths(written, document)).toEqual(["@title"]);
});

test("an unread text waits for its owner, and its mark is no text", () => {
  expect(openPlaces(silent, written).map(({ path }) => path)).toEqual([title, "about.text"]);
  expect(openPlaces(silent, { ...written, written: [] })).toEqual([]);
  expect(findLongTexts(silent, written)).toEqual([]);
});
