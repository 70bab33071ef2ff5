import { expect, test } from "vitest";
import { barePath } from "./bare-path";

test("only preview pages of this shop have a bare path", () => {
  expect(barePath("/preview/gourmet-grove")).toBe("/preview/gourmet-grove/bare");
  for (const url of ["", "/preview/", "https://x.example/preview/a", "//x", "/preview/../cart"]) {
    expect(barePath(url)).toBeNull();
  }
});
