import { expect, test } from "vitest";
import { runInLanguage } from "@/lib/translations/current-language";
import type { WrittenForm } from "../form";
import { plainFrame } from "./frame";
import { type Place, placeOf } from "./page";
import { refuse } from "./responses";
import { plainWordsIn } from "./words";

const place = (language: "de" | "en"): Place => ({
  key: "0",
  site: null,
  query: "",
  source: {
    document: { template: "cali", version: 1, language, title: "", description: "", content: {} },
    profile: null,
    templateVersion: null,
  },
  texts: plainWordsIn("en"),
  frame: plainFrame("0", null, "en"),
});

const written: WrittenForm = {
  kind: "order",
  name: "Ann",
  email: "",
  message: "",
  consent: true,
  items: "",
  fields: {},
  trap: "",
  elapsed: null,
  proof: "",
};

test.each([
  ["de", "USD", "180,00\u00a0$"],
  ["de", "EUR", "180,00\u00a0€"],
  ["en", "EUR", "€180.00"],
  ["en", "JPY", "¥18,000"],
] as const)(
  "the amounts of a refused order are in the site's language: %s, %s",
  async (language, currency, printed) => {
    const response = await refuse(place(language), {
      status: 422,
      title: "",
      written,
      order: {
        lines: [{ name: "Blitz", quantity: 2, priceCents: 9_000, currency }],
        sumCents: 18_000,
        currency,
      },
    });
    expect(await response.text()).toContain(`2 × Blitz: ${printed}`);
  },
);

/** @requirement Sites: Visitors can report a site from each of its pages */
test("an answer at the address of a site has the line that reports it, and no other has", async () => {
  const textAt = async (address: string | null) =>
    (
      await refuse(
        { ...place("en"), frame: plainFrame("0", address, "en") },
        {
          status: 422,
          title: "Please check",
          written: null,
        },
      )
    ).text();
  expect(await textAt("https://halden.sites.test/")).toMatch(
    /site=https%3A%2F%2Fhalden\.sites\.test%2F".*>Report this site</,
  );
  expect(await textAt(null)).not.toContain("Report this site");
});

test("an answer without a site is in the language of its visitor, if sites may have it", async () => {
  const wordsFor = async (language: string) =>
    runInLanguage(language, async () => (await placeOf("0", null)).texts.send);
  expect(await wordsFor("de")).toBe("Senden");
  expect(await wordsFor("en-XA")).toBe("Send");
  expect((await placeOf("0", null, "fr")).texts.send).toBe("Envoyer");
});
