import { expect, test } from "vitest";
import { cspForPage } from "../csp/page-csp.mjs";
import { preparePage } from "./prepare-page.mjs";

const html = "<script>one()</script>";

/** The page after it was prepared. */
function prepared(page: object): { html?: string; headers?: Record<string, string> } {
  preparePage(page as never, "");
  return page;
}

test("a fully prerendered page gets its policy in addition to its own headers", () => {
  expect(prepared({ kind: "APP_PAGE", html, headers: { link: "x" } }).headers).toEqual({
    link: "x",
    "content-security-policy": cspForPage(html, ""),
  });
});

test("its data is one script, with one hash", () => {
  const data = (index: number) => `<script>self.__next_f.push([1,"${index}\\u003cp>"])</script>`;
  const parts = Array.from({ length: 500 }, (_, index) => data(index)).join("");
  const first = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
  const others = '<script src="/a.js"></script><script>one()</script>';
  const page = prepared({ kind: "APP_PAGE", html: `${others}${first}${parts}<p></p>${data(1)}` });
  expect(page.html?.match(/<script>/g)).toHaveLength(3);
  expect(page.html?.startsWith(`${others}<script>(self.__next_f=`)).toBe(true);
  expect(page.html).toContain('push([0]);self.__next_f.push([1,"0\\u003cp>"]);self.');
  expect(page.headers?.["content-security-policy"]?.match(/sha256/g)).toHaveLength(3);
});

test("its scripts start later, and a second time it stays as it is", () => {
  const page = prepared({
    kind: "APP_PAGE",
    html: '<head><script src="/a.js" async=""></script></head>',
  });
  expect(page.html).not.toContain("<script src");
  expect(prepared({ ...page })).toEqual(page);
});

test("a page whose scripts wait for an event asks for no font before", () => {
  const waiting = `${html}<iframe data-scripts-after="frame-ready"></iframe>`;
  expect(prepared({ kind: "APP_PAGE", html: waiting, headers: { link: "x" } }).headers).toEqual({
    "content-security-policy": cspForPage(waiting, ""),
  });
});

test("a postponed page gets no policy, nor does a route's response", () => {
  expect(prepared({ kind: "APP_PAGE", html, postponed: "…" }).headers).toBe(undefined);
  expect(prepared({ kind: "APP_ROUTE", body: Buffer.from("") }).headers).toBe(undefined);
});
