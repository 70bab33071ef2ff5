import { expect, test } from "vitest";
import { buyerReference, leitwegIdIn } from "./buyer-reference";

test.each([
  ["04011000-1234512345-06", "valid"],
  ["991-33333TEST-33", "valid"],
  ["991-33333test-33", "valid"],
  ["992-90009-96", "valid"],
  ["992-90009-69", "wrong"],
  ["992-90090-96", "wrong"],
  ["PO-4500012345", null],
  ["4500012345", null],
  ["992-90009-96 Referat 3", null],
  ["", null],
])("%j as a Leitweg-ID: %s", (reference, expected) => {
  expect(leitwegIdIn(reference)).toBe(expected);
});

test.each<[string, boolean]>([
  ["", true],
  ["Bestellung Nr. 4711/26, Kst. 12 – Frau Özdemir", true],
  ["註文 12", true],
  ["x".repeat(81), false],
  ["PO\u202e4711", false],
])("%j is a reference: %s", (typed, expected) => {
  expect(buyerReference.safeParse(typed).success).toBe(expected);
});
