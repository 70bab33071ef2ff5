import { expect, test } from "vitest";
import { type Facts, factsSchema } from "../facts/schemas";
import { factsOf } from "./stored-facts";

const facts: Required<Facts> = {
  legalName: "Sommer GmbH",
  about: "We bake with sourdough.",
  phone: "+43 316 123456",
  email: "hallo@sommer.example",
  address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
  hours: [{ days: ["mon", "sat"], opens: "06:00", closes: "18:00" }],
  items: [
    { name: "Rye bread", text: "Two pounds.", price: { amount: 420, currency: "EUR" } },
    { name: "Roll" },
  ],
  links: ["https://social.example/sommer"],
};

test("keeps every fact that the schema allows", () => {
  expect(factsSchema.parse(facts)).toEqual(facts);
  expect(factsOf(facts)).toEqual(facts);
});

test("counts characters as the schema does", () => {
  const [syllable, couple] = ["नि", "👩🏻‍❤️‍💋‍👨🏻"];
  const long = { ...facts, legalName: syllable.repeat(120), about: couple.repeat(600) };
  expect(factsSchema.parse(long)).toEqual(long);
  expect(factsOf(long)).toEqual(long);
  expect(factsOf({ about: couple.repeat(601) })).toEqual({});
});

test.each([null, undefined, 7, "facts", [], [facts], { phone: 7, unknown: "x" }])(
  "makes nothing of %j",
  (stored) => expect(factsOf(stored)).toEqual({}),
);

test("leaves out what has another shape, and nothing else", () => {
  const stored = {
    ...facts,
    phone: { number: 1 },
    email: "hallo",
    address: { street: "Ringweg 1" },
    hours: [{ days: ["mon", "someday"], opens: "06:00", closes: "18:00" }, { days: ["tue"] }],
    items: [{ name: "Roll", price: { amount: "4", currency: "EUR" } }, { text: "No name" }, null],
    links: ["javascript:alert(1)", "https://social.example/sommer"],
  };
  const kept = factsOf(stored);
  expect(kept).toEqual({
    legalName: facts.legalName,
    about: facts.about,
    hours: [{ days: ["mon"], opens: "06:00", closes: "18:00" }],
    items: [{ name: "Roll" }],
    links: facts.links,
  });
  expect(factsSchema.safeParse(kept).success).toBe(true);
});
