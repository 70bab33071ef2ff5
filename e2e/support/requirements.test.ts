import { expect, test } from "vitest";
import { listRequirements, readRequirements } from "./requirements";

const tests = listRequirements();

test("every @requirement tag stands above a test and names an area", () => {
  expect(new Set(tests.map(({ requirement }) => requirement)).size).toBeGreaterThan(200);
  expect(tests.filter(({ area, requirement }) => !area || !requirement)).toEqual([]);
});

test("no test carries the same requirement twice", () => {
  const keys = tests.map((it) => JSON.stringify(it));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("no requirement is spelled in two ways", () => {
  const spellings = new Map<string, Set<string>>();
  for (const { area, requirement } of tests) {
    const key = requirement.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
    spellings.set(key, (spellings.get(key) ?? new Set()).add(`${area}: ${requirement}`));
  }
  expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
});

test("a tag is read with the test below it, also above each() and on several lines", () => {
  const source = `
/**
 * @tag Cart: A preset is in
 *   the cart once
 * @tag Cart: Nothing is lost
 */
test.each([1])("adds %d", () => {});
describe("merge", () => {
  /** @tag Cart merge: Two tabs merge once */
  test(\`two \${tabs}\`, () => {});
});`;
  expect(readTags(source)).toEqual([
    tagged("Cart", "A preset is in the cart once", "adds %d"),
    tagged("Cart", "Nothing is lost", "adds %d"),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is written.
    tagged("Cart merge", "Two tabs merge once", "two ${tabs}"),
  ]);
});

test("a tag that is not above a test is an error", () => {
  const source = "/** @tag Cart: Lost */\nconst rows = [];";
  expect(() => readTags(source)).toThrow("1 @requirement tags, 0 of them");
});

/** Written as `@tag` in the sources above, so that this file has no tags of its own. */
const readTags = (source: string) =>
  readRequirements("a.test.ts", source.replaceAll("@tag", "@requirement"));

const tagged = (area: string, requirement: string, title: string) => ({
  area,
  requirement,
  file: "a.test.ts",
  title,
});
