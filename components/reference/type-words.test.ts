import { expect, test } from "vitest";
import { typeWords } from "./type-words";

test("a type is said in words of the shop's own API", () => {
  expect(typeWords({ type: "string", enum: ["a", "d"], default: "a" })).toBe(
    "a | d, a unless said",
  );
  expect(typeWords({ type: "string", maxLength: 100 })).toBe("string, at most 100 characters");
  expect(typeWords({ type: "string", pattern: "^\\d{1,10}$" })).toBe("whole number");
  expect(
    typeWords({ type: "array", maxItems: 100, items: { type: "string", pattern: "^\\d{1,9}$" } }),
  ).toBe("list: whole number, at most 100");
  expect(typeWords({ anyOf: [{ type: "integer" }, { const: "all" }] })).toBe("integer | all");
  expect(typeWords({})).toBe("any");
});
