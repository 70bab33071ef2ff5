import { expect, test } from "vitest";
import { previewedTemplate } from "./previewed-template";

test.each([
  ["/preview/silent", "silent"],
  ["/preview/Gourmet%20Grove", "gourmet-grove"],
  ["/preview/harbour", null],
  ["/preview/constructor", null],
  ["/preview/silent/bare", null],
  ["/shop", null],
  ["https://elsewhere.example/preview/silent", null],
])("%s is the preview of %s", (path, slug) => {
  expect(previewedTemplate(path)).toBe(slug);
});
