import { expect, test } from "vitest";
import { noChoices } from "@/lib/customization/palette/rules";
import { readComparedBrand, sharedComparePath } from "./sharing";

const nobody = { choices: noChoices, name: "", logo: "" };
const shared = {
  choices: { ...noChoices, primary: "bg-black" },
  name: "Halden & Voss",
  logo: "0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f",
};

/** @requirement Compare: A comparison is shared in one's brand, which is checked where it is opened */
test("a shared comparison carries a brand in its fragment", () => {
  const { pathname, search, hash } = new URL(
    sharedComparePath([2, 9], shared),
    "https://shop.test",
  );
  expect(pathname + search).toBe("/compare/2/9");
  expect(readComparedBrand(hash)).toEqual(shared);
  expect(sharedComparePath([2, 9], nobody)).toBe("/compare/2/9");
});

test.each([
  "",
  "#",
  "#brand=",
  "#brand=0000",
  "#brand=zzzz",
  "#brand=u000.%3Cb%3E",
  "#brand=u000 ",
  "#brand=u000#brand=u000",
  `#brand=u000.${"A".repeat(241)}`,
  "#words=abc",
])("%j carries none", (fragment) => {
  expect(readComparedBrand(fragment)).toBeNull();
});
