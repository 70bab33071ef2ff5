import { expect, test } from "vitest";
import { failOnConsole, takeConsole } from "./console";

test("an unexpected warning fails the test, an expected one does not", () => {
  console.warn("the cellar is %s", "wet");
  expect(failOnConsole).toThrow("console.warn: the cellar is wet");

  console.error("the attic is dry");
  expect(takeConsole(/attic/)).toEqual(["console.error: the attic is dry"]);
  expect(failOnConsole).not.toThrow();
  expect(() => takeConsole(/attic/)).toThrow("Nothing was printed");
});
