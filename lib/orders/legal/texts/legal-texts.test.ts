import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sampleSeller } from "@/lib/env-seller";
import type { LegalText } from "@/lib/orders/legal/rules";
import type { SellerFacts } from "@/lib/seller";
import { en } from "./en";
import { type LegalTexts, legalTexts } from "./legal-texts";

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

const digests: Record<string, string[]> = {
  de: [
    "Impressum 2026-11-28 a632f89c7b0c",
    "AGB 2026-11-28 e75f3bdba767",
    "Erstattung 2026-11-28 fed5c37ae83b",
    "Datenschutz 2026-11-28 e9cd20ce6795",
    "Auftragsverarbeitung 2026-11-28 c71fdbf798d0",
    "Barrierefreiheit 2026-11-28 51d5bc7fd7fe",
    "AGB 2026-11-28 1b5b39f54c3f",
    "Erstattung 2026-11-28 d8a6aa29557b",
    "Datenschutz 2026-11-28 ac8045b7bfd6",
    "Widerrufsbelehrung 2026-11-28 fb3425586fd6",
  ],
  en: [
    "Imprint 2026-11-28 7c7d26e45e93",
    "Terms 2026-11-26 36a23ef7477c",
    "Refunds 2026-11-27 243598396895",
    "Privacy 2026-11-26 78edebd0a832",
    "Data processing 2026-11-28 36c0fb9862b6",
    "Accessibility 2026-11-26 4f6c7cfa66c2",
    "Terms 2026-11-26 e06715872dfc",
    "Refunds 2026-11-27 9c0fb0db8ba2",
    "Privacy 2026-11-26 e415a9e0a340",
    "Withdrawal 2026-11-27 216584800066",
  ],
  es: [
    "Aviso legal 2026-11-28 27f379edaea6",
    "Condiciones 2026-11-28 d2ace8e9023d",
    "Reembolsos 2026-11-28 bf9a364d1dbb",
    "Privacidad 2026-11-28 c8ead42dc23f",
    "Encargo de tratamiento 2026-11-28 eef6870958d7",
    "Accesibilidad 2026-11-28 f5f6657943fe",
    "Condiciones 2026-11-28 a2aeba067702",
    "Reembolsos 2026-11-28 629bfcb9a6c3",
    "Privacidad 2026-11-28 fab1221ac7a0",
    "Derecho de desistimiento 2026-11-28 2a2868a9f05b",
  ],
  fr: [
    "Mentions légales 2026-11-28 7a2cb510ddbc",
    "CGV 2026-11-28 e7630fe15c0f",
    "Remboursements 2026-11-28 1a2d5e321729",
    "Confidentialité 2026-11-28 d706a607ed70",
    "Sous-traitance RGPD 2026-11-28 f52e8a29ff12",
    "Accessibilité 2026-11-28 fc3f72dcc122",
    "CGV 2026-11-28 d523e3a5af76",
    "Remboursements 2026-11-28 63ae5c24164f",
    "Confidentialité 2026-11-28 d8564912009b",
    "Rétractation 2026-11-28 7ca631525586",
  ],
  it: [
    "Dati societari 2026-11-28 31697e171c63",
    "Condizioni di vendita 2026-11-28 d0a9624c2c9d",
    "Rimborsi 2026-11-28 3c9185aede2b",
    "Privacy 2026-11-28 833491adbdd7",
    "Accordo trattamento dati 2026-11-28 3343e6eb8698",
    "Accessibilità 2026-11-28 790422d7fedf",
    "Condizioni di vendita 2026-11-28 2bacee191040",
    "Rimborsi 2026-11-28 ec334bdc3c25",
    "Privacy 2026-11-28 a0c2f2de0873",
    "Recesso 2026-11-28 ddbf6ca3974f",
  ],
  pt: [
    "Dados da empresa 2026-11-28 2f1d347e89b9",
    "Termos 2026-11-28 6e36a5ee3dd5",
    "Reembolsos 2026-11-28 8ff79f80019d",
    "Privacidade 2026-11-28 0dc5f804696f",
    "Tratamento de dados 2026-11-28 a43334ad83ac",
    "Acessibilidade 2026-11-28 37b4fbd86d07",
    "Termos 2026-11-28 0a53c47723e8",
    "Reembolsos 2026-11-28 74dec8720073",
    "Privacidade 2026-11-28 0d1d626c1991",
    "Desistência da compra 2026-11-28 85127ebef65c",
  ],
};

/** The texts that differ where consumers may buy. */
const saleTextsOf = (texts: LegalTexts, seller: SellerFacts, toEverybody: boolean): LegalText[] => [
  texts.terms({ seller, transferDays: 21, toEverybody }),
  texts.refunds(seller, toEverybody),
];

const textsOf = (texts: LegalTexts, seller: SellerFacts): LegalText[] => [
  texts.imprint(seller),
  ...saleTextsOf(texts, seller, false),
  texts.privacy(seller, false),
  texts.dataProcessing(seller, days),
  texts.accessibility(seller),
  ...saleTextsOf(texts, seller, true),
  texts.privacy(seller, true),
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
  ["1 f: transfers", "standard contractual clauses"],
  ["2 b: rights", "object to"],
  ["2 c: consent", "take that back at any time"],
  ["2 d: complaint", "data protection authority"],
  ["2 e: whether data must be given", "without them there is no contract"],
  ["2 f: automated decisions", "by a program alone"],
])("the privacy page says %s", (_, words) => {
  expect(wordsOf(en.privacy(own, false))).toContain(words);
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
test.each(Object.entries(legalTexts))(
  "in %s they lead to the same, and name the seller",
  (language, texts) => {
    const english = textsOf(en, own);
    for (const [at, text] of textsOf(texts, own).entries()) {
      expect(links(text), text.title).toEqual(english[at] && links(english[at]));
      expect(wordsOf(text), text.title).toContain(own.email);
      expect(wordsOf(text), text.title).not.toMatch(/\bnull\b|undefined/);
      if (language !== "en") expect(text.intro).not.toBe(english[at]?.intro);
    }
  },
);

/** Other words need a new version: the date from which they apply. Then enter the digest here. */
test.each(Object.entries(legalTexts))(
  "no legal text in %s changes without a new version",
  (language, texts) => {
    expect(
      textsOf(texts, own).map((text) => `${text.title} ${text.version} ${digest(text)}`),
    ).toEqual(digests[language]);
  },
);
