import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundle, fileOf, previewScripts } from "./bundle";

const mostBytes = { apply: 2500, toolbar: 6144, frame: 1200 };

test.each(previewScripts)("%s.js is small, and made of what is in the folder", async (name) => {
  const script = await bundle(name);
  expect(await readFile(fileOf(name), "utf8"), "run: npm run preview-scripts").toBe(script);
  expect(gzipSync(script).length).toBeLessThan(mostBytes[name]);
  expect(script).not.toContain("</script");
});
