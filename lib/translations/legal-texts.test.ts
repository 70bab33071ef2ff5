import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleSeller } from "@/lib/env-seller";
import { knownLanguages } from "@/lib/languages.mjs";
import type { LegalText } from "@/lib/legal-text";
import type { SellerFacts } from "@/lib/seller";
import { legalTexts as en } from "./en/legal-texts";
import { type LegalTexts, legalTextsIn } from "./legal-texts";

const days = { messages: 365, spam: 30, visits: 400 };

const own: SellerFacts = {
  name: "Ålands Mallar AB",
  email: "hej@mallar.test",
  phone: "+46 8 123 456",
  country: "SE",
  address: ["Storgatan 1", "111 22 Stockholm", "Sweden"],
  place: { street: "Storgatan 1", zipcode: "111 22", city: "Stockholm" },
  representative: "Siv Berg",
  registration: "Bolagsverket, 556000-0000",
  taxId: "16556000-0000",
  vatId: "SE556000000001",
  privacyOfficer: "Ulf Dahl, data@mallar.test",
  disputeBody: "Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm",
  social: [],
  bank: { holder: "Ålands Mallar AB", name: "Bank", account: "SE45", bic: "ESSESESS" },
  isSample: false,
};

/** The texts that differ where consumers may buy. */
const saleTextsOf = (texts: LegalTexts, seller: SellerFacts, toEverybody: boolean): LegalText[] => [
  texts.terms({ seller, transferDays: 21, toEverybody }),
  texts.refunds(seller, toEverybody),
];

const textsOf = (texts: LegalTexts, seller: SellerFacts): LegalText[] => [
  texts.imprint(seller),
  ...saleTextsOf(texts, seller, false),
  texts.privacy(seller, false, null),
  texts.dataProcessing(seller, days),
  texts.accessibility(seller),
  ...saleTextsOf(texts, seller, true),
  texts.privacy(seller, true, null),
  texts.privacy(seller, false, "writer.test"),
  texts.withdrawal(seller),
];

const wordsOf = (text: LegalText) => JSON.stringify(text);

/** @requirement Legal: The legal pages are made from the seller's settings, each with its version */
test("the legal pages name the configured seller, and nothing of the sample", () => {
  for (const text of textsOf(en, own)) {
    expect(wordsOf(text), text.title).toContain(own.email);
    for (const sample of Object.values(sampleSeller).filter((it) => it.length > 5)) {
      expect(wordsOf(text), text.title).not.toContain(sample);
    }
  }
});

test("the imprint has what the law asks of a company in the European Union", () => {
  const words = wordsOf(en.imprint(own));
  const { name, address, representative, registration, taxId, vatId, phone, disputeBody } = own;
  for (const fact of [name, ...address, representative, registration, taxId, vatId, phone]) {
    expect(words).toContain(fact);
  }
  expect(words).toContain(disputeBody);
});

test("what a seller does not have is not named", () => {
  const plain = { ...own, representative: null, vatId: null, privacyOfficer: null };
  const words = textsOf(en, { ...plain, disputeBody: null })
    .map(wordsOf)
    .join();
  expect(words).not.toMatch(/null|undefined|Represented by|VAT id: |protection officer/);
  expect(words).toContain("neither obliged nor willing");
});

/** @requirement Consumers: The legal texts say to whom the shop sells, and consumers how to withdraw */
test("the terms are for businesses only, or also for consumers, whose right they name", () => {
  const termsFor = (toEverybody: boolean) =>
    wordsOf(en.terms({ seller: own, transferDays: 21, toEverybody }));
  const [companies, everybody] = [termsFor(false), termsFor(true)];
  expect(companies).toContain("We sell to businesses only");
  expect(companies).not.toMatch(/withdraw/i);
  expect(everybody).not.toContain("businesses only");
  expect(everybody).toContain("Consumers can withdraw from the contract for 14 days");
  expect(everybody).toContain("Buy now with PayPal");
});

/** Directive 2011/83/EU, Annex I, and Article 16 (m). */
test.each([
  ["the time", "within 14 days without giving a reason"],
  ["to whom", "hej@mallar.test"],
  ["the form online", "/withdraw"],
  ["the money", "we return all that we received"],
  ["the end by consent", "express consent"],
  ["the model form", "hereby give notice"],
])("the instruction on withdrawal says %s", (_, words) => {
  expect(wordsOf(en.withdrawal(own))).toContain(words);
});

/** GDPR, article 13 (1) and (2), with a word of each of its letters. */
test.each([
  ["1 a: the controller", own.name],
  ["1 b: the data protection officer", "Ulf Dahl"],
  ["1 c: purposes and bases", "article 6 (1) b"],
  ["1 d: legitimate interests", "good reason that does not weigh less"],
  ["1 e: recipients", "PayPal gets"],
  ["1 e: a recipient that only some shops have", "language model at writer.test gets"],
  ["1 f: transfers", "standard contractual clauses"],
  ["2 b: rights", "object to"],
  ["2 c: consent", "take that back at any time"],
  ["2 d: complaint", "data protection authority"],
  ["2 e: whether data must be given", "without them there is no contract"],
  ["2 f: automated decisions", "by a program alone"],
])("the privacy page says %s", (_, words) => {
  expect(wordsOf(en.privacy(own, false, "writer.test"))).toContain(words);
});

/** GDPR, article 28 (3). */
test.each([
  ["subject, purpose and time", "Subject and purpose"],
  ["a: instructions", "only as you instruct us"],
  ["b: secrecy", "bound to secrecy"],
  ["c: security", "encrypted"],
  ["d: further processors", "If you object"],
  ["e: requests of people", "requests of people"],
  ["f: breaches", "lost, altered or disclosed"],
  ["g: the end", "then we delete them"],
  ["h: audits", "allow audits"],
])("the contract of data processing says %s", (_, words) => {
  expect(wordsOf(en.dataProcessing(own, days))).toContain(words);
});

const digest = (text: LegalText) =>
  createHash("sha256").update(wordsOf(text)).digest("hex").slice(0, 12);

const links = ({ sections }: LegalText) =>
  sections.map(({ links = [] }) => links.map(({ href }) => href));

/** @requirement Legal: The texts of law are written in each language of the shop, with the same facts */
test.each(knownLanguages)("in %s they lead to the same, and name the seller", (language) => {
  const english = textsOf(en, own);
  for (const [at, text] of textsOf(legalTextsIn(language), own).entries()) {
    expect(links(text), text.title).toEqual(english[at] && links(english[at]));
    expect(wordsOf(text), text.title).toContain(own.email);
    expect(wordsOf(text), text.title).not.toMatch(/\bnull\b|undefined/);
    if (language !== "en") expect(text.intro).not.toBe(english[at]?.intro);
  }
});

/** @requirement Legal: The texts of law are written in each language of the shop, with the same facts */
test.each(knownLanguages)("in %s a license has as many sentences as in English", (language) => {
  const [english, translated] = [en.license, legalTextsIn(language).license];
  const sentences = ({ terms, categories }: LegalTexts["license"]) => [
    ...terms.map((term) => term.sentences),
    ...Object.values(categories),
  ];
  expect(Object.keys(translated.categories)).toEqual(Object.keys(english.categories));
  expect(sentences(translated).map((it) => it.length)).toEqual(
    sentences(english).map((it) => it.length),
  );
  for (const sentence of sentences(translated).flat()) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  if (language === "en") return;
  expect(translated.sameForce).toMatch(/\.$/);
  const known = new Set(sentences(english).flat());
  expect(
    sentences(translated)
      .flat()
      .filter((it) => known.has(it)),
  ).toEqual([]);
});

/** Other words need a new version: the date from which they apply. Then enter the digest in the file of the language. */
test.each(knownLanguages)("no legal text in %s changes without a new version", (language) => {
  const file = new URL(`${language}/legal-texts/digests.json`, import.meta.url);
  const now = textsOf(legalTextsIn(language), own).map(
    (text) => `${text.title} ${text.version} ${digest(text)}`,
  );
  expect(now).toEqual(JSON.parse(readFileSync(file, "utf8")));
});
