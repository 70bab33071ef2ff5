import { expect, test } from "vitest";
import { barePath } from "./bare-path";

test("only preview pages of this shop have a bare path", () => {
  expect(barePath("/preview/gourmet-grove")).toBe("/preview/gourmet-grove/bare");
  expect(barePath("/preview/cali#as=law-firm-de")).toBe("/preview/cali/bare#as=law-firm-de");
  for (const url of ["", "/preview/", "https://x.example/preview/a", "//x", "/preview/../cart"]) {
    expect(barePath(url)).toBeNull();
  }
});
