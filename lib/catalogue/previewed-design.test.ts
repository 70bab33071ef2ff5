import { expect, test } from "vitest";
import { previewedDesign } from "./previewed-design";

test.each([
  ["/preview/silent", "silent"],
  ["/preview/Gourmet%20Grove", "gourmet-grove"],
  ["/preview/harbour", null],
  ["/preview/constructor", null],
  ["/preview/silent/bare", null],
  ["/preview/Corporate/premium", "corporate/premium"],
  ["/preview/corporate%20premium", null],
  ["/preview/cali/premium", null],
  ["/shop", null],
  ["https://elsewhere.example/preview/silent", null],
])("%s is the preview of %s", (path, slug) => {
  expect(previewedDesign(path)).toBe(slug);
});
