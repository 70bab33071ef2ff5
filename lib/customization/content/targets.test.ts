import { expect, test } from "vitest";
import { isTarget, kindOfTarget, targetOf, typedTarget } from "./targets";

test.each([
  ["part", "contact", "#contact"],
  ["page", "n1", "page:n1"],
  ["web", "example.com/shop", "https://example.com/shop"],
  ["web", "http://example.com", "http://example.com"],
  ["mail", " me@example.com", "mailto:me@example.com"],
  ["phone", "+49 30 123", "tel:+49 30 123"],
] as const)("the %s %j is stored as %s and read back", (kind, typed, to) => {
  expect(targetOf(kind, typed)).toBe(to);
  expect(kindOfTarget(to)).toBe(kind);
  expect(targetOf(kind, typedTarget(to))).toBe(to);
  expect(isTarget(to)).toBe(true);
});

test.each(["https://", "https://nowhere", "mailto:me", "tel:", "#", "https://u:p@example.com"])(
  "%s is not complete",
  (to) => expect(isTarget(to)).toBe(false),
);
