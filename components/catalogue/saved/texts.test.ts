import { expect, test } from "vitest";
import { savedTexts } from "./texts";

test.each([
  [2, "Compare both"],
  [3, "Compare all three"],
  [4, "Compare the first three"],
])("of %i saved presets the link says what it compares", (count, text) => {
  expect(savedTexts.compare(count)).toBe(text);
});
