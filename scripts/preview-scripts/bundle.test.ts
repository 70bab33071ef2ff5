import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  axeFile,
  axeLanguages,
  axeSource,
  axeTexts,
  bundle,
  bundleReadProgram,
  bundleTemplate,
  fileOf,
  previewScripts,
  readProgramFile,
  templateFileOf,
  templateScripts,
} from "./bundle";

const mostBytes = {
  apply: 2_800,
  draft: 6_200,
  "first-draft": 11_000,
  toolbar: 6656,
  "add-words-to-link": 8192,
  "store-copy": 40_000,
  "idea-buttons": 5120,
  "shared-preview": 1200,
  "show-shared-words": 43_000,
  frame: 1200,
  "message-proof": 2_000,
  "edit-frame": 6144,
  "edit-frame-deferred": 6656,
};
const mostTemplateBytes = 25 * 1024;

test.each(previewScripts)("%s.js is small, and made of what is in the folder", async (name) => {
  const script = await bundle(name);
  expect(await readFile(fileOf(name), "utf8"), "run: npm run preview-scripts").toBe(script);
  expect(gzipSync(script).length).toBeLessThan(mostBytes[name]);
  expect(script).not.toContain("</script");
});

test.each(templateScripts)("%s.js is small, and made of its template", async (slug) => {
  const script = await bundleTemplate(slug);
  expect(await readFile(templateFileOf(slug), "utf8"), "run: npm run preview-scripts").toBe(script);
  expect(gzipSync(script).length).toBeLessThan(mostTemplateBytes);
  expect(script).not.toContain("react.");
});

test("the program that reads facts is made of what is in the folder", async () => {
  const [built, program] = [await readFile(readProgramFile, "utf8"), await bundleReadProgram()];
  expect(built === program, "run: npm run preview-scripts").toBe(true);
}, 60_000);

test.each(axeLanguages)("axe's most usual rules have a text in %s", async (language) => {
  const texts = JSON.parse(await axeTexts(language));
  for (const rule of ["image-alt", "link-name", "color-contrast", "heading-order", "empty-heading"])
    expect(texts[rule], rule).toMatch(/\p{L}/u);
});

test("axe.js is the package's file", async () => {
  const [copied, source] = await Promise.all(
    [axeFile, axeSource].map((it) => readFile(it, "utf8")),
  );
  expect(copied === source, "run: npm run preview-scripts").toBe(true);
});
