import { expect, test } from "vitest";
import { sectionOf } from "./observe-page";

test.each([
  ["/", "/"],
  ["/?utm=ann@example.com", "/"],
  ["/shop", "/shop/*"],
  ["/shop/premium/2", "/shop/*"],
  ["/reset-password/c2VjcmV0", "/reset-password/*"],
  ["/login?email=ann@example.com", "/login/*"],
  ["/shopping", "other"],
  ["/ann@example.com", "other"],
])("%s is counted as %s", (url, section) => {
  expect(sectionOf(url)).toBe(section);
});
