import { expect, test } from "vitest";
import { readPages } from "./pages";

/** Milliseconds of a processor, the shorter of two times. */
function timeToRead(html: string): number {
  const times = [1, 2].map(() => {
    const before = process.cpuUsage();
    readPages([{ url: "http://hostile.example/", html, styles: [] }]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

// A pattern that begins again at each character of a run takes up to 16 times as long for four times the length.
test.each([
  ["spaces", 8_000, (length: number) => `<div>${"<span>\n</span>".repeat(length)}</div>`],
  ["letters", 500, (length: number) => `<p>${"a".repeat(length)}</p>`.repeat(400)],
  [
    "dots",
    225,
    (length: number) => {
      const cell = `<td>${".".repeat(length)}</td>`;
      return `<table>${`<tr>${cell}${cell}</tr>`.repeat(100)}</table>`;
    },
  ],
])("runs of %s are read in a time that grows with their length", (_, length, pageOf) => {
  const [short, long] = [timeToRead(pageOf(length)), timeToRead(pageOf(4 * length))];
  expect(long, `${short} and ${long} ms`).toBeLessThan(8 * short + 50);
});
