import { expect, test } from "vitest";
import { formatHtml } from "./format-html";

test("breaks lines between block elements only", () => {
  expect(
    formatHtml(`<main class="a"><ul><li>One <b>two</b></li><li><a>Three</a></li></ul></main>`),
  ).toBe(`<main class="a">\n<ul>\n<li>One <b>two</b></li>\n<li><a>Three</a></li>\n</ul>\n</main>`);
});

test("does not match element names by prefix", () => {
  expect(formatHtml("<div><dialogue>x</dialogue></div>")).toBe("<div><dialogue>x</dialogue></div>");
});

test("leaves empty elements empty", () => {
  expect(formatHtml(`<div><p class="a"></p><ul></ul></div>`)).toBe(
    `<div>\n<p class="a"></p>\n<ul></ul>\n</div>`,
  );
});
