import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.mjs";

const page = (body: string) =>
  `<html><head><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head><body>${body}<script src="/b.js" id="_R_" async=""></script><script>inline()</script></body></html>`;

test("scripts of a page wait for its first paint", () => {
  const html = deferScripts(page(""));
  expect(html).not.toContain("preload");
  expect(html).not.toMatch(/<script src/);
  expect(html).toContain('(["/a.js","/b.js"],null)</script></head>');
  expect(html).toContain("<script>inline()</script>");
});

test("those of a page that names an event wait for it", () => {
  const html = deferScripts(page('<iframe data-scripts-after="frame-ready"></iframe>'));
  expect(html).toContain('(["/a.js","/b.js"],"frame-ready")</script></head>');
});

test("what is put into the page is a script, without its comments", () => {
  const [, script = ""] = deferScripts(page("")).match(/<head><script>([\s\S]*?)<\/script>/) ?? [];
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\/\*|From here on/);
  expect(script.length).toBeLessThan(2_500);
});

test("an address is put in as it is, not as HTML writes it", () => {
  const html = deferScripts('<head><script src="/a.js?a=1&amp;b=2" async=""></script></head>');
  expect(html).toContain('(["/a.js?a=1&b=2"],null)');
});

test("a page that was treated before stays as it is", () => {
  const html = deferScripts(page(""));
  expect(deferScripts(html)).toBe(html);
});
