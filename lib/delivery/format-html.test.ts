import { expect, test } from "vitest";
import { formatHtml } from "./format-html";

test("breaks a line between two elements that have lines of their own, and nowhere else", () => {
  expect(
    formatHtml(`<main class="a"><ul><li>One <b>two</b></li><li><a>Three</a></li></ul></main>`),
  ).toBe(`<main class="a">\n<ul>\n<li>One <b>two</b></li>\n<li><a>Three</a></li>\n</ul>\n</main>`);
});

test("is not led astray by names that only begin alike", () => {
  expect(formatHtml("<div><dialogue>x</dialogue></div>")).toBe("<div><dialogue>x</dialogue></div>");
});

test("leaves what is empty empty", () => {
  expect(formatHtml(`<div><p class="a"></p><ul></ul></div>`)).toBe(
    `<div>\n<p class="a"></p>\n<ul></ul>\n</div>`,
  );
});
