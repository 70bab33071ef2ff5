import { describe, expect, test } from "vitest";
import type { FactSource, Finding } from "@/lib/customization/facts/schemas";
import type { Business } from "@/lib/customization/first-draft/business";
import { translatorIn } from "@/lib/translations/messages";
import { knownValues, readFacts, withFindings } from "./form-values";

const source: FactSource = { page: "https://sommer.example/contact", place: "structured data" };
const texts = {
  facts: translatorIn("en", "facts"),
  factSources: translatorIn("en", "factSources"),
};
const empty = knownValues("", "en", null);

const phone = (value: string, isDoubtful: boolean): Finding => ({
  fact: "phone",
  value,
  source,
  isDoubtful,
});

const bakery: Business = {
  trade: "bakery",
  language: "de",
  facts: {
    legalName: "Sommer GmbH",
    about: "Brot seit 1911.",
    phone: "+43 316 1",
    email: "info@sommer.example",
    address: { street: "Hauptplatz 3", zipcode: "8010", city: "Graz", countryCode: "AT" },
    hours: [{ days: ["mon", "tue"], opens: "06:00", closes: "18:00" }],
    items: [{ name: "Roggenbrot", text: "1 kg", price: { amount: 420, currency: "EUR" } }],
    links: ["https://social.example/sommer"],
  },
};

describe("what was found", () => {
  test("the only value is chosen, doubtful or not", () => {
    expect(withFindings(empty, [phone("1", true)], true, texts).phone).toBe("1");
  });

  test("of several, the only certain one is chosen", () => {
    expect(withFindings(empty, [phone("1", true), phone("2", false)], true, texts).phone).toBe("2");
  });

  test.each([true, false])("where two disagree, none is chosen (doubtful: %s)", (isDoubtful) => {
    const found = [phone("1", isDoubtful), phone("2", isDoubtful)];
    expect(withFindings(empty, found, true, texts).phone).toBe("");
  });

  test("what was typed stays", () => {
    const typed = { ...empty, phone: "3" };
    expect(withFindings(typed, [phone("1", false)], true, texts).phone).toBe("3");
  });

  test("items are added to those that are there, with their source", () => {
    const item = (name: string): Finding => ({
      fact: "item",
      value: { name, price: { amount: 390, currency: "EUR" } },
      source,
      isDoubtful: true,
    });
    const typed = knownValues("", "de", bakery);
    const { items } = withFindings(typed, [item("Roggenbrot"), item("Semmel")], true, texts);
    expect(items.map(({ name, price }) => `${name} ${price}`)).toEqual([
      "Roggenbrot 4.20",
      "Semmel 3.90",
    ]);
    expect(items[1]?.note).toBe("From the structured data of /contact, please check");
  });

  test("a color dresses the templates unless the visitor chose colors", () => {
    const found: Finding[] = [{ fact: "color", value: "#a0342c", source, isDoubtful: false }];
    expect(withFindings(empty, found, true, texts).takesColor).toBe(false);
    expect(withFindings(empty, found, false, texts)).toMatchObject({
      color: "#a0342c",
      takesColor: true,
    });
  });
});

describe("what the form says", () => {
  test("what is stored is read again as it was", () => {
    const { trade, facts } = bakery;
    expect(readFacts(knownValues("Sommer", "de", bakery), texts.facts)).toEqual({ trade, facts });
  });

  test("nothing is made of empty fields", () => {
    expect(readFacts({ ...empty, trade: "bakery" }, texts.facts)).toEqual({
      trade: "bakery",
      facts: {},
    });
  });

  test("each wrong field is named once", () => {
    const typed = {
      ...empty,
      email: "nobody",
      city: "Graz",
      links: "sommer.example",
      hours: [{ days: [], opens: "08:00", closes: "" }],
      items: [{ name: "", text: "", price: "cheap", currency: "EUR", note: "" }],
    };
    const read = readFacts(typed, texts.facts);
    expect("problems" in read && read.problems.map(({ path }) => path).sort()).toEqual([
      "email",
      "hours.0.opens",
      "items.0.name",
      "items.0.price",
      "links",
      "street",
      "trade",
    ]);
  });
});
