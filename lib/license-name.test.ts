import { expect, test } from "vitest";
import { licenseName, presetNameOf } from "./license-name";

test("only a further license has its number in its name", () => {
  expect(licenseName("Gourmet Grove", 1)).toBe("Gourmet Grove");
  expect(licenseName("Gourmet Grove", 12)).toBe("Gourmet Grove, license 12");
});

test.each([1, 2, 10])("the preset's name is read back from that of license %i", (license) => {
  expect(presetNameOf(licenseName("One, license 2", license), license)).toBe("One, license 2");
});
