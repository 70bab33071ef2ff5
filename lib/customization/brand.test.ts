import { describe, expect, test } from "vitest";
import { brandOf, isLogo, isName, maxLogoLength, noBrand, readBrand, tidyName } from "./brand";

const logo = "data:image/png;base64,iVBORw0KGgo=";

describe("names", () => {
  /** @requirement Profile and brand: Names have letters of any script */
  test.each(["", "Acme", "Ünal & Söhne", "株式会社", "O'Neil <b>", "👩‍🚀 Space", "x".repeat(40)])(
    "can be %s",
    (name) => expect(isName(name)).toBe(true),
  );

  test.each([
    " Acme",
    "Acme ",
    "x".repeat(41),
    "a\nb",
    "a\u0000b",
    "a\u0085b",
    "a\u202eb",
    "a\u2028b",
    "a\ud800b",
  ])("cannot be %j", (name) => expect(isName(name)).toBe(false));

  test.each([
    ["  Acme  ", "Acme"],
    ["a\u0000\u202eb", "ab"],
    ["x".repeat(99), "x".repeat(40)],
    [`${"x".repeat(39)} y`, "x".repeat(39)],
    ["😀".repeat(50), "😀".repeat(40)],
  ])("are tidied: %j", (typed, name) => {
    expect(tidyName(typed)).toBe(name);
    expect(isName(tidyName(typed))).toBe(true);
  });
});

describe("logos", () => {
  test("are small pictures in the address itself", () => {
    expect(isLogo(logo)).toBe(true);
    expect(isLogo(logo.replace("png", "webp"))).toBe(true);
  });

  test.each([
    "",
    "https://elsewhere.example/logo.png",
    "/brand/default-logo.svg",
    "javascript:alert(1)",
    "data:text/html;base64,AAAA",
    "data:image/svg+xml;base64,AAAA",
    "data:image/png,AAAA",
    'data:image/png;base64,AAAA" onload="x',
    `data:image/png;base64,${"A".repeat(maxLogoLength)}`,
  ])("are not %s", (text) => expect(isLogo(text)).toBe(false));
});

test("a stored brand is read back without its invalid fields", () => {
  expect(readBrand(JSON.stringify({ name: "Acme", logo }))).toEqual({ name: "Acme", logo });
  expect(readBrand(JSON.stringify({ name: "Acme", logo: "//x" }))).toEqual({
    name: "Acme",
    logo: "",
  });
  expect(readBrand(JSON.stringify({ name: "\u202eemcA", logo }))).toEqual({ name: "", logo });
});

test.each([null, "", "null", "1", "[]", "{", '{"name":1,"logo":{}}', '"Acme"', "{}"])(
  "an invalid stored brand is read as the default: %s",
  (stored) => expect(readBrand(stored)).toEqual(noBrand),
);

describe("the brand that templates are shown with", () => {
  const guest = { name: "Guest", logo };
  const own = "/media/0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp";

  test("a guest: by the device's own brand", () => expect(brandOf(null, guest)).toEqual(guest));

  /**
   * @requirement Profile and brand: A brand (name, logo, palette) is the account's, for guests the
   *   device's, and previews show it
   */
  test.each([own, "https://res.images.test/acme/logo.png"])(
    "a customer: by the account, with the logo %s",
    (hosted) => {
      expect(brandOf({ name: "Acme", logo: hosted }, guest)).toEqual({
        name: "Acme",
        logo: hosted,
      });
    },
  );

  test.each(["", "javascript:alert(1)", "//x.test/a.png", "https://", "data:text/html,x"])(
    "a customer without a usable logo (%j): with the one of the device",
    (unusable) => {
      expect(brandOf({ name: "Acme", logo: unusable }, guest)).toEqual({ name: "Acme", logo });
    },
  );

  test("an account's name is tidied first", () => {
    expect(brandOf({ name: " \u202eAcme\n", logo: own }, guest).name).toBe("Acme");
    expect(brandOf({ name: " ", logo: own }, guest).name).toBe("Guest");
  });
});
