import fc from "fast-check";
import { expect, test } from "vitest";
import { links } from "@/lib/links";
import { foldedWords, maxSearchLength, parseSearchPage, searchHref, tidySearch } from "./words";

test("words are compared without accents, capitals and signs", () => {
  expect(foldedWords("Die Bäckerei & das CAFÉ, weiß-grün!")).toEqual([
    "die",
    "backerei",
    "das",
    "cafe",
    "weiss",
    "grun",
  ]);
  expect(foldedWords("'; -- \u0000\u0007 …")).toEqual([]);
});

test.each([
  ["  blue   shop ", "/shop/search/blue%20shop"],
  ["café", "/shop/search/caf%C3%A9"],
  ["a/b\\c\n\u0001d", "/shop/search/a%20b%20c%20d"],
  ["100%", "/shop/search/100%25"],
  ["?q=1#x", "/shop/search/%3Fq%3D1%23x"],
  ["", "/shop"],
  [" \t", "/shop"],
  ["..", "/shop"],
  ["../../cart", "/shop/search/..%20..%20cart"],
])("%j is found at %s", (typed, href) => {
  expect(searchHref(typed)).toBe(href);
});

/** @requirement Search: All that a search finds is on pages with addresses of their own */
test.each([
  [[], 1],
  [["2"], 2],
  [["10"], 10],
  [["1"], null],
  [["0"], null],
  [["02"], null],
  [["two"], null],
  [["2", "3"], null],
  [["9999999"], null],
])("after the words, %j names page %s", (segments, page) => {
  expect(parseSearchPage(segments)).toBe(page);
  if (page) expect(links.search("blue", page).split("/").slice(4)).toEqual(segments);
});

test("whatever is typed leads to one address of the shop, which is not tidied again", () => {
  const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string());
  fc.assert(
    fc.property(anything, (typed) => {
      const href = searchHref(typed);
      const { pathname, search, hash } = new URL(href, "https://shop.test");
      expect(pathname + search + hash).toBe(href);
      const words = decodeURIComponent(href.replace(/^\/shop(\/search\/)?/, ""));
      expect(tidySearch(words)).toBe(words);
      expect(words.length).toBeLessThanOrEqual(maxSearchLength + 1);
    }),
  );
});
