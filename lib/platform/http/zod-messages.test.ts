import { expect, test } from "vitest";
import { z } from "zod";
import { plainMessage } from "./zod-messages";

test.each([
  [z.string(), undefined, "This is missing"],
  [z.object({}), undefined, "This is missing"],
  [z.string(), 5, "This must be text"],
  [z.string(), ["a", "b"], "Please send this once"],
  [z.number(), "5", "This must be a number"],
  [z.array(z.string()), {}, "This must be a list"],
  [z.object({}), [], "This must be an object"],
  [z.boolean(), "true", "This must be true or false"],
  [z.date(), "today", "This must be something else"],
  [z.enum(["a", "d"]), "x", "Known values: a, d"],
  [z.array(z.string()).max(1), ["a", "b"], "This must be at most 1"],
  [z.number().min(3), 2, "This must be at least 3"],
  [z.string().regex(/a/), "b", "This is not valid"],
])("%#: a schema without its own message gets a default one", (schema, sent, message) => {
  const { error } = schema.safeParse(sent, { error: plainMessage });
  expect(error?.issues[0]?.message).toBe(message);
});

test("a schema's own message is kept", () => {
  const { error } = z.string("In my words").safeParse(5, { error: plainMessage });
  expect(error?.issues[0]?.message).toBe("In my words");
});
