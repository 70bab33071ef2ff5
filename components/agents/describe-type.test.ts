import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { describeType } from "./describe-type";

const t = translatorIn("en", "schemaType");

test("a parameter's JSON schema is described on one line", () => {
  expect(describeType({ type: "string", enum: ["a", "d"], default: "a" }, t)).toBe(
    "a | d, a unless said",
  );
  expect(describeType({ type: "string", maxLength: 100 }, t)).toBe(
    "string, at most 100 characters",
  );
  expect(describeType({ type: "integer" }, t)).toBe("whole number");
  expect(
    describeType(
      {
        type: "array",
        maxItems: 100,
        items: { type: "integer" },
      },
      t,
    ),
  ).toBe("list: whole number, at most 100");
  expect(describeType({ anyOf: [{ type: "integer" }, { const: "all" }] }, t)).toBe(
    "whole number | all",
  );
  expect(describeType({}, t)).toBe("any");
});
