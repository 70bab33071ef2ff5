import fc from "fast-check";
import { expect, test } from "vitest";
import { companyName, line, requiredLine, tidyCompanyName } from "./company-name";

const schema = companyName("missing");
const messageOf = (name: unknown) => schema.safeParse(name).error?.issues[0]?.message;

test.each([
  "3M Deutschland GmbH",
  "1&1 AG",
  "Müller & Söhne Gebäudereinigung GmbH & Co. KG",
  "Limonaia Sant’Elmo S.r.l.",
  "L'Oréal",
  "“Ромашка” ООО",
  "Ελληνικά Πετρέλαια Α.Ε.",
  "חברת החשמל לישראל בע״מ",
  "株式会社\u3000葛\u{e0100}城",
  "شرکت می\u200cخواهم",
  "ශ්\u200dරී ලංකා",
  "❤️\u200d🔥 GmbH",
  "!!! (Chk Chk Chk), Inc.",
  "a".repeat(120),
  "é".normalize("NFD").repeat(120),
])("the name %j is kept to the letter", (name) => {
  expect(schema.parse(name)).toBe(name);
  expect(tidyCompanyName(name)).toBe(name);
});

const unseen = "Please remove the characters that cannot be seen, such as line breaks";

test.each([
  ["", "missing"],
  [" \u00a0", "missing"],
  [5, "missing"],
  ["a".repeat(121), "Please use at most 120 characters"],
  ["Acme\u202eGmbH", unseen],
  ["Acme\u2066GmbH", unseen],
  ["Ac\u200bme", unseen],
  ["Ac\u200dme", unseen],
  ["Acme\ufe0f", unseen],
  ["Ac\u00adme", unseen],
  ["Acme\tGmbH", unseen],
  ["Acme\nGmbH", unseen],
  ["\u3164", unseen],
  ["\u2800", unseen],
])("%j is refused: %s", (name, message) => {
  expect(messageOf(name)).toBe(message);
});

test("a line of an address has no line break and nothing that hides or reverses other text", () => {
  const first = (schema: ReturnType<typeof line>, typed: string) =>
    schema.safeParse(typed).error?.issues[0]?.message;
  for (const typed of ["Ber\nlin", "Ber\u202elin", "\u200b"]) {
    expect(first(line(20), typed)).toBe(unseen);
    expect(first(requiredLine(20, "missing"), typed)).toBe(unseen);
  }
  expect(first(line(20), "")).toBeUndefined();
  expect(first(requiredLine(20, "missing"), " ")).toBe("missing");
});

test("what is left of any name can be seen and is accepted, or nothing is left", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const tidy = tidyCompanyName(name);
      expect(tidy === "" || schema.parse(tidy) === tidy).toBe(true);
    }),
    { seed: 20_261_126, numRuns: 5_000 },
  );
});
