import { expect, test } from "vitest";
import { parseHtml } from "./strict-html";

test("reads elements and their attributes", () => {
  const [p, img] = parseHtml(`<!doctype html><p id="a" hidden>1 &lt; 2<img alt="" src="x"></p>`);
  expect([...(p?.attributes ?? [])]).toEqual([
    ["id", "a"],
    ["hidden", ""],
  ]);
  expect(img?.attributes.get("src")).toBe("x");
});

test("does not look for tags in a script", () => {
  expect(parseHtml(`<script>if (a<b) c = "</p>"</script>`)).toHaveLength(1);
});

test.each([
  ["<p>Never closed", /Never closed: p/],
  ["<b><i>Crossed</b></i>", /<\/b> closes <i>/],
  ["<p><div></div></p>", /<div> is not allowed in <p>/],
  [`<p id="a" id="b"></p>`, /id occurs twice/],
  [`<p title="<b>"></p>`, /not a tag/],
  ["1 < 2", /not a tag/],
])("refuses %s", (html, words) => {
  expect(() => parseHtml(html)).toThrow(words);
});
