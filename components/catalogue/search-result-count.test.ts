import { expect, test } from "vitest";
import { mostFound } from "@/lib/catalogue/search/words";
import { translatorIn } from "@/lib/translations/messages";
import { resultsFound, suggestionsFound } from "./search-result-count";

const t = translatorIn("en", "searchFound");

/** @requirement Search: A number of matches is said only where it is known */
test.each([
  [1, 1, "1 template matches “blue”"],
  [6, 6, "6 templates match “blue”"],
  [6, 9, "9 templates match “blue”. These are the best 6."],
  [24, mostFound, "100 or more templates match “blue”. These are the best 24."],
])("of %i shown of %i found", (shown, count, said) => {
  expect(suggestionsFound("blue", shown, count, t)).toBe(said);
});

test.each([
  [30, "30 templates match “blue”"],
  [mostFound, "100 or more templates match “blue”. These are the best."],
])("of %i on all pages", (count, said) => {
  expect(resultsFound("blue", count, t)).toBe(said);
});
