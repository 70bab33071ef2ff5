import fc from "fast-check";
import { expect, test } from "vitest";
import { typingErrors } from "@/lib/typing-errors";
import { surely, vaguely } from "./likeness";

test.each([
  ["", "", 0],
  ["cali", "cali", 0],
  ["clai", "cali", 1],
  ["cal", "cali", 1],
  ["calii", "cali", 1],
  ["kali", "cali", 1],
  ["atlatnci", "atlantic", 2],
  ["thunder", "trend", 4],
])("from %s to %s there are %d errors", (typed, word, errors) => {
  expect(typingErrors(typed, word)).toBe(errors);
});

test("errors are the same in both directions, and never more than the longer word has letters", () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      const errors = typingErrors(a, b);
      expect(errors).toBe(typingErrors(b, a));
      expect(errors === 0).toBe(a === b);
      expect(errors).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test("a word that begins with what was typed counts more the more of it was typed", () => {
  expect(surely("sonic", "sonic")).toBe(1);
  expect(surely("soni", "sonic")).toBeGreaterThan(surely("so", "sonic"));
  expect(surely("onic", "sonic")).toBe(0);
});

test.each([
  ["restaurants", "restaurant"],
  ["blaues", "blau"],
  ["schuhladen", "laden"],
  ["schuhladen", "schuh"],
  ["resturant", "restaurant"],
  ["restuar", "restaurant"],
  ["trned", "trend"],
])("%s is understood as %s", (typed, word) => {
  expect(vaguely(typed, word)).toBeGreaterThan(0);
});

test.each([
  ["cat", "car"],
  ["card", "cali"],
  ["silent", "simple"],
  ["sonic", "cosmo"],
  ["carpet", "art"],
  ["zzzzzzzz", "pizzeria"],
])("%s is not taken for %s", (typed, word) => {
  expect(vaguely(typed, word)).toBe(0);
});
