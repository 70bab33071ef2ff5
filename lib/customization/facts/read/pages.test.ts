import { expect, test } from "vitest";
import { readPages } from "./pages";

/** Milliseconds of a processor. */
function timeToRead(html: string): number {
  const before = process.cpuUsage();
  readPages([{ url: "http://hostile.example/", html, styles: [] }]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Each took more than 5 seconds while a pattern began again at each character of a run.
test.each([
  ["spaces", `<div>${"<span>\n</span>".repeat(40_000)}</div>`],
  ["letters", `<p>${"a".repeat(2_000)}</p>`.repeat(1_000)],
  [
    "dots",
    `<table>${`<tr><td>${".".repeat(900)}</td><td>${".".repeat(900)}</td></tr>`.repeat(200)}`,
  ],
])("a page of long runs of %s takes no longer than others of its size", (_, html) => {
  expect(timeToRead(html)).toBeLessThan(2_500);
});
