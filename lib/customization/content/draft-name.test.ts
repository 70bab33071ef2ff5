import { expect, test } from "vitest";
import { draftNameOf, readDraftName } from "./draft-name";

test.each([
  ["gourmet-grove", 1, "gourmet-grove"],
  ["gourmet-grove", 2, "gourmet-grove~2"],
  ["silent", 10, "silent~10"],
])("the draft of %s for license %i is %s", (slug, licenseNumber, name) => {
  expect(draftNameOf(slug, licenseNumber)).toBe(name);
  expect(readDraftName(name)).toEqual({ slug, licenseNumber });
});

test("a number that is none names the first draft", () => {
  expect(draftNameOf("silent", Number("x"))).toBe("silent");
  expect(draftNameOf("silent", -2)).toBe("silent");
});
