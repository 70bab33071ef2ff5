import { expect, test } from "vitest";
import { decodeComponent } from "./decode-component";

test.each([
  ["blue%20shoes", "blue shoes"],
  ["%C3%A4", "ä"],
  ["100%", "100%"],
  ["%", "%"],
  ["%zz", "%zz"],
  ["%FF", "%FF"],
])("%s is decoded as %s", (text, decoded) => {
  expect(decodeComponent(text)).toBe(decoded);
});
