import { expect, test } from "vitest";
import { atLeast, atMost, forInformation, markdownTable, ratio } from "./figures";
import { withSection } from "./record";

test("a run replaces the section of its own command only", () => {
  const first = withSection("# Measurements\n", "npm run a", "## npm run a\n\nold\n");
  const both = withSection(first, "npm run ab", "## npm run ab\n\nother\n");
  expect(withSection(both, "npm run a", "## npm run a\n\nnew\n")).toBe(
    "# Measurements\n\n## npm run a\n\nnew\n\n## npm run ab\n\nother\n",
  );
});

test("a figure is judged by its value, not by what is left of it when printed", () => {
  expect(atLeast("speed", 0.8, 0.7999, ratio)).toMatchObject({ measured: "0.80", isMet: false });
  expect(atMost("weight", 2, 2, ratio)).toMatchObject({ goal: "≤ 2.00", isMet: true });
  expect(atLeast("speed", 0.8, Number.NaN, ratio).isMet).toBe(false);
});

test("a table says what was met, missed and only looked at", () => {
  const figures = [atLeast("a", 1, 2, ratio), atMost("b", 1, 2, ratio), forInformation("c", "3")];
  expect(markdownTable(figures).split("\n").slice(2)).toEqual([
    "| a | ≥ 1.00 | 2.00 | met |",
    "| b | ≤ 1.00 | 2.00 | missed |",
    "| c |  | 3 |  |",
  ]);
});
