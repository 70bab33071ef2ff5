import { expect, test } from "vitest";
import { isForCustomers } from "./guest-redirect";

test.each([
  ["/pay", true],
  ["/profile/brand", true],
  ["/admin", true],
  ["/license/PRE-1", false],
  ["/payment", false],
  ["/", false],
])("%s is for customers only: %j", (path, is) => {
  expect(isForCustomers(path)).toBe(is);
});
