import { describe, expect, test } from "vitest";
import { knownLanguages } from "@/lib/languages.mjs";
import { translatorIn } from "@/lib/translations/messages";
import { labelsIn } from "./labels";
import {
  isAnyChosen,
  mergeChoices,
  noChoices,
  paletteColors,
  paletteKeys,
  readChoices,
  swatchClass,
  swatches,
  swatchOf,
} from "./rules";

const own = { primary: "#101010", secondary: "#501010", text01: "#909090", text02: "#707070" };

/**
 * @requirement Palette and previews: Each opens a palette of thirty named swatches; one is open at
 *   a time
 */
test("there are thirty swatches, each with a name, a color and classes of its own", () => {
  expect(swatches).toHaveLength(30);
  for (const field of ["name", "background", "text", "color"] as const) {
    expect(new Set(swatches.map((swatch) => swatch[field])).size, field).toBe(30);
  }
  for (const { color } of swatches) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

/**
 * @requirement Palette and previews: White, yellow, orange, red, purple, blue, green, stone and
 *   black, each with the text color that belongs to it
 */
test.each([
  ["White", "bg-white", "text-white", "#ffffff"],
  ["Yellow 300", "bg-yellow-300", "text-yellow-300", "#fde047"],
  ["Orange 100", "bg-orange-100", "text-orange-100", "#ffedd5"],
  ["Red 700", "bg-red-700", "text-red-700", "#b91c1c"],
  ["Purple 500", "bg-purple-500", "text-purple-500", "#a855f7"],
  ["Blue 900", "bg-blue-900", "text-blue-900", "#1e3a8a"],
  ["Green 300", "bg-green-300", "text-green-300", "#86efac"],
  ["Stone 500", "bg-stone-500", "text-stone-500", "#78716c"],
  ["Black", "bg-black", "text-black", "#000000"],
])("%s", (name, background, text, color) => {
  expect(swatches).toContainEqual(expect.objectContaining({ name, background, text, color }));
});

test("people read what they see: a dark yellow is brown", () => {
  expect(labelsIn(translatorIn("en", "colorNames"))({ name: "Yellow 900" })).toBe("Brown");
});

test.each(knownLanguages)("each color has a name of its own without figures in %s", (language) => {
  const names = swatches.map(labelsIn(translatorIn(language, "colorNames")));
  expect(new Set(names).size).toBe(30);
  for (const name of names) expect(name).not.toMatch(/\d/);
});

describe("stored choices", () => {
  /**
   * @requirement Palette and previews: A chosen color is stored as a class name, an empty one means
   *   the template's own color
   */
  test("are read back unchanged", () => {
    for (const swatch of swatches) {
      const choices = { ...noChoices };
      for (const key of paletteKeys) choices[key] = swatchClass(swatch, key);
      expect(readChoices(JSON.stringify(choices))).toEqual(choices);
    }
  });

  /** @requirement Palette and previews: Broken stored values never break a preview */
  test.each([
    null,
    "",
    "null",
    "true",
    "0",
    '"bg-red-300"',
    "[]",
    "{",
    "{}",
    '["bg-red-300"]',
    '{"primary":null}',
    '{"primary":7}',
    '{"primary":["bg-red-300"]}',
    '{"primary":"bg-red-301"}',
    '{"primary":"text-red-300"}',
    '{"text01":"bg-red-300"}',
    '{"primary":"bg-red-300 bg-blue-300"}',
    '{"primary":"red;background:url(//x)"}',
    '{"primary":"__proto__"}',
    '{"__proto__":{"primary":"bg-red-300"}}',
    '{"toString":"bg-red-300"}',
    "\u0000",
    "x".repeat(9000),
  ])("that are invalid become the default: %s", (stored) => {
    expect(readChoices(stored)).toEqual(noChoices);
  });

  test("keep valid values beside invalid ones", () => {
    const stored = '{"primary":"bg-red-300","text01":"bg-red-300","secondary":5,"more":1}';
    expect(readChoices(stored)).toEqual({ ...noChoices, primary: "bg-red-300" });
  });
});

/**
 * @requirement Palette and previews: A chosen color is stored as a class name, an empty one means
 *   the template's own color
 */
test("a chosen swatch replaces the template's own color", () => {
  const choices = { ...noChoices, primary: "bg-blue-700", text02: "text-white" };
  expect(paletteColors(choices, own)).toEqual({ ...own, primary: "#1d4ed8", text02: "#ffffff" });
  expect(paletteColors(noChoices, own)).toEqual(own);
  expect(isAnyChosen(choices)).toBe(true);
  expect(isAnyChosen(noChoices)).toBe(false);
  expect(swatchOf("", "primary")).toBeUndefined();
});

describe("when a customer signs in on a device", () => {
  const email = "ann@example.com";
  const blue = { ...noChoices, primary: "bg-blue-700" };
  const red = { ...noChoices, primary: "bg-red-300" };
  const theirs = { email, isSaved: true };
  const unsaved = { email, isSaved: false };
  const other = { email: "bob@example.com", isSaved: false };

  test.each([
    ["the profile's colors are loaded", blue, red, null, blue, true],
    ["also when they are the templates' own", noChoices, red, null, noChoices, true],
    ["and when the device has older ones of theirs", blue, red, theirs, blue, true],
    ["what the shop has not heard of yet is saved", blue, red, unsaved, red, false],
    ["also that everything was reset", blue, noChoices, unsaved, noChoices, false],
    ["a guest's colors become theirs", null, red, null, red, false],
    ["nothing stays nothing", null, noChoices, null, noChoices, true],
    ["another customer's colors do not become theirs", null, red, other, noChoices, true],
    ["nor take the place of theirs", blue, red, other, blue, true],
  ])("%s", (_, saved, device, owner, choices, isSaved) => {
    expect(mergeChoices({ email, saved, device, owner })).toEqual({ choices, isSaved });
  });
});
