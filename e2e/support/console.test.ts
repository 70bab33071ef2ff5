import { expect, test } from "vitest";
import { failOnConsole, takeConsole } from "./console";

test("an unexpected warning fails the test, an expected one does not", () => {
  console.warn("cache is %s", "full");
  expect(failOnConsole).toThrow("console.warn: cache is full");

  console.error("connection lost");
  expect(takeConsole(/connection/)).toEqual(["console.error: connection lost"]);
  expect(failOnConsole).not.toThrow();
  expect(() => takeConsole(/connection/)).toThrow("Nothing was printed");
});
