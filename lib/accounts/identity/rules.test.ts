import fc from "fast-check";
import { expect, test } from "vitest";
import { companyName } from "@/lib/company-name";
import {
  isVerified,
  returnPageOf,
  shopEmail,
  shopName,
  signInErrorOf,
  withSignInResult,
} from "./rules";

test("any name claim becomes a name that the shop accepts", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(undefined, null, 1, {}, "\u{20bb7}".repeat(11), `a${"\u{20bb7}".repeat(11)}`),
  );
  fc.assert(
    fc.property(anything, fc.emailAddress(), (called, email) => {
      const name = shopName(called, email);
      expect(companyName("missing").safeParse(name)).toMatchObject({ success: true, data: name });
    }),
    { seed: 20_261_121, numRuns: 2_000 },
  );
});

test.each<[unknown, string | null]>([
  ["Ada@Example.COM", "ada@example.com"],
  ["ada+shop@example.com", "ada+shop@example.com"],
  ["\u212atty@example.com", null],
  ["\u0430da@example.com", null],
  ["ada @example.com", null],
  ["ada@example.com\r\n", null],
  [`${"a".repeat(250)}@example.com`, null],
  ["Deleted@Deleted.Invalid", null],
  ["", null],
  [undefined, null],
  [["ada@example.com"], null],
])("the email claim %j is stored as %j", (email, expected) => {
  expect(shopEmail(email)).toBe(expected);
});

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  [undefined, false],
  [1, false],
])("email_verified: %j counts as %j", (claim, expected) => {
  expect(isVerified(claim)).toBe(expected);
});

test("a sign-in returns to the popup's last page or the login screen only", () => {
  const pageFor = (url?: string) => returnPageOf(url, "https://shop.test").href;
  expect(pageFor("/login/popup/done?attempt=1")).toBe(
    "https://shop.test/login/popup/done?attempt=1",
  );
  expect(pageFor("/en-XA/login")).toBe("https://shop.test/en-XA/login");
  for (const url of [
    undefined,
    "/shop",
    "/en-XA//evil.test/login",
    "/login/popup",
    "//evil.test/login",
    "https:login",
    "\\",
  ]) {
    expect(pageFor(url)).toMatch(/^https:\/\/shop\.test\/login(\?|$)/);
  }
});

test("the page shows one of the shop's own messages, whatever the parameter contains", () => {
  const page = withSignInResult(new URL("https://shop.test/login?identity=verified"), "cancelled");
  expect(page.href).toBe("https://shop.test/login?identity=cancelled");
  expect(signInErrorOf("verified")).toBeNull();
  expect(signInErrorOf("cancelled")).toBe("You cancelled the login.");
  for (const forged of ["", "toString", "<b>Your password, please</b>"]) {
    expect(signInErrorOf(forged)).toBe("The login did not work. Please try again.");
  }
});
