import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.mjs";

const page = (body: string) =>
  `<html><head><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head><body>${body}<script src="/b.js" id="_R_" async=""></script><script>inline()</script></body></html>`;

const waiting = page('<iframe data-scripts-after="frame-ready"></iframe>');

test("scripts of a page that names an event wait for it", () => {
  const html = deferScripts(waiting);
  expect(html).not.toContain("preload");
  expect(html).not.toMatch(/<script src/);
  expect(html).toContain('addEventListener("frame-ready", start)');
  expect(html).toContain('(["/a.js","/b.js"], true)');
  expect(html).toContain("<script>inline()</script>");
});

test("a page that was treated before stays as it is", () => {
  const html = deferScripts(waiting);
  expect(deferScripts(html)).toBe(html);
});

test("other pages keep their scripts", () => {
  expect(deferScripts(page(""))).toBe(page(""));
});
