import { describe, expect, test } from "vitest";
import { countCharacters, excerptOf, isWithin } from "./graphemes";

const couple = "👩🏻‍❤️‍💋‍👨🏻";

describe("characters are counted as people count them", () => {
  test.each([
    ["", 0],
    ["line\nline", 9],
    ["żółć", 4],
    ["e\u0301", 1],
    ["🎨🎨", 2],
    [couple, 1],
    ["🇫🇷🇩🇪", 2],
    ["नमस्ते", 3],
    ["a\r\nb", 3],
  ])("%j has %d", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

test.each([
  [couple.repeat(200), 200, true],
  [couple.repeat(201), 200, false],
  [`a${"\u0301".repeat(5_000)}`, 200, false],
])("a text is within its limit by its characters, and by its code units", (text, max, isShort) => {
  expect(isWithin(text, max)).toBe(isShort);
});

test.each([
  ["Halden", 6, "Halden"],
  ["Halden Acoustics", 7, "Halden…"],
  [couple.repeat(5), 5, couple.repeat(5)],
  [couple.repeat(6), 5, `${couple.repeat(4)}…`],
])("the excerpt of %j of %d characters cuts no character", (text, max, excerpt) => {
  expect(excerptOf(text, max)).toBe(excerpt);
});
