import { expect, test } from "vitest";
import { failureText } from "./failure-text";
import { failure } from "./stored-failure";

test("a stored reason is read in each language", () => {
  const stored = failure("answeredWith", { status: 1503 });
  expect(failureText(stored)).toBe("It answered with status 1503.");
  expect(failureText(stored, "de")).toBe("Es kam der Status 1503 zurück.");
});

test.each(["The host was busy.", "[1] is wrong", '["noSuchReason",{}]', "[]", ""])(
  "%j, which is no such reason, stays as it is",
  (stored) => {
    expect(failureText(stored, "de")).toBe(stored);
  },
);
