import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyName } from "../brand";
import { noChoices, paletteKeys, swatchClass, swatches } from "../palette/rules";
import { decodeSharedPreview, encodeSharedPreview } from "./rules";

const choice = fc.constantFrom(undefined, ...swatches);

test("an encoded preview decodes to itself", () => {
  fc.assert(
    fc.property(
      fc.tuple(choice, choice, choice, choice),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.option(fc.uuid(), { nil: "" }),
      (chosen, typed, logo) => {
        const choices = { ...noChoices };
        for (const [at, key] of paletteKeys.entries()) {
          const swatch = chosen[at];
          if (swatch) choices[key] = swatchClass(swatch, key);
        }
        const shared = { choices, name: tidyName(typed), logo };
        expect(decodeSharedPreview(encodeSharedPreview(shared))).toEqual(shared);
      },
    ),
  );
});

test("a code is short", () => {
  const choices = { ...noChoices, primary: "bg-black", text01: "text-white" };
  expect(encodeSharedPreview({ choices, name: "Acme", logo: "" })).toBe("u010.QWNtZQ");
  expect(encodeSharedPreview({ choices: noChoices, name: "", logo: "" })).toBe("0000");
  const logo = "0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f";
  expect(encodeSharedPreview({ choices: noChoices, name: "Acme", logo })).toBe(
    "0000.QWNtZQ.C14MHnxSTw6ajj8bLE1ebw",
  );
});

const named = (name: string) => `0000.${Buffer.from(name).toString("base64url")}`;

/**
 * @requirement Palette and previews: A preview can be shared: colors and name travel in the link,
 *   checked, the logo only by its id
 */
test.each([
  "",
  "0",
  "000",
  "00000",
  "v000",
  "U000",
  "00 0",
  "0000.",
  "0000.A",
  "0000.QWNtZR",
  "0000.QWNtZQ==",
  "0000.QWNt+Q",
  "0000.QWNtZQ.QWNtZQ",
  "0000.gICA",
  "0000.QWNtZQ.",
  "0000..",
  "0000.QWNtZQ.C14MHnxSTw6ajj8bLE1eb",
  "0000.QWNtZQ.C14MHnxSTw6ajj8bLE1ebx",
  "0000.QWNtZQ.C14MHnxSTw6ajj8bLE1ebw==",
  "0000.QWNtZQ.C14MHnxSTw6ajj8bLE1ebw.A",
  "0000\n",
  "../0000",
  named(" Acme"),
  named("a\u0000b"),
  named("a\u202eb"),
  named("x".repeat(41)),
  named("x".repeat(4000)),
])("an invalid code is rejected: %j", (code) => {
  expect(decodeSharedPreview(code)).toBeNull();
});
