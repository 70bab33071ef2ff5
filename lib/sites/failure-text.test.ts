import { expect, test } from "vitest";
import { siteFailures } from "@/lib/translations/en/sites";
import { failureText } from "./failure-text";
import { type FailureKey, failure } from "./stored-failure";

test("a reason is stored in English and read in each language", () => {
  const stored = failure("answeredWith", { status: 1503 });
  expect(stored).toBe("It answered with status 1503.");
  expect(failureText(stored, "en")).toBe(stored);
  expect(failureText(stored, "de")).toBe("Es kam der Status 1503 zurück.");
});

// Cast: Object.keys forgets the names.
test.each(Object.keys(siteFailures) as FailureKey[])("%s is recognized when it is read", (key) => {
  const stored = failure(key, { status: 404, seconds: 10 });
  expect(failureText(stored, "en")).toBe(stored);
  expect(failureText(stored, "de")).not.toBe(stored);
});

test.each(["The host was busy.", "[1] is wrong", "It answered with status 1503. Sorry", ""])(
  "%j, which is no such reason, stays as it is",
  (stored) => {
    expect(failureText(stored, "de")).toBe(stored);
  },
);
