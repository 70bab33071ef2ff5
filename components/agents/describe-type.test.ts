import { expect, test } from "vitest";
import { describeType } from "./describe-type";

test("a parameter's JSON schema is described on one line", () => {
  expect(describeType({ type: "string", enum: ["a", "d"], default: "a" })).toBe(
    "a | d, a unless said",
  );
  expect(describeType({ type: "string", maxLength: 100 })).toBe("string, at most 100 characters");
  expect(describeType({ type: "integer" })).toBe("whole number");
  expect(
    describeType({
      type: "array",
      maxItems: 100,
      items: { type: "integer" },
    }),
  ).toBe("list: whole number, at most 100");
  expect(describeType({ anyOf: [{ type: "integer" }, { const: "all" }] })).toBe(
    "whole number | all",
  );
  expect(describeType({})).toBe("any");
});
