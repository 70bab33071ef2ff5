import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";

test.each([
  [2, "Compare both"],
  [3, "Compare all three"],
  [4, "Compare the first three"],
])("of %i saved presets the link says what it compares", (count, text) => {
  expect(translatorIn("en", "saved")("compare", { count })).toBe(text);
});
