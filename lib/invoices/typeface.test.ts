import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { typeface, unpackWoff } from "./typeface";

const file =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff";

test("an unpacked font sets type as the packed one does", () => {
  const woff = readFileSync(file);
  const widthIn = (font: Buffer) =>
    new PDFDocument().font(font).fontSize(20).widthOfString("Invoice 12: AV, Tofu & Waffles");
  expect(widthIn(unpackWoff(woff))).toBe(widthIn(woff));
  expect(widthIn(woff)).toBeGreaterThan(200);
});

test("a process reads its typeface once", async () => {
  const [first, again] = await Promise.all([typeface(), typeface()]);
  expect(again).toBe(first);
  expect(first).toHaveLength(6);
});
