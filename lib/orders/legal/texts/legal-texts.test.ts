import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sampleSeller } from "@/lib/env-seller";
import type { LegalText } from "@/lib/orders/legal/rules";
import type { SellerFacts } from "@/lib/seller";
import { en } from "./en";

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
const saleTextsOf = (seller: SellerFacts, toEverybody: boolean): LegalText[] => [
  en.terms({ seller, transferDays: 21, toEverybody }),
  en.refunds(seller, toEverybody),
];

const textsOf = (seller: SellerFacts): LegalText[] => [
  en.imprint(seller),
  ...saleTextsOf(seller, false),
  en.privacy(seller, false),
  en.dataProcessing(seller, days),
  en.accessibility(seller),
  ...saleTextsOf(seller, true),
  en.privacy(seller, true),
  en.withdrawal(seller),
];

const wordsOf = (text: LegalText) => JSON.stringify(text);

/** @requirement Legal: The legal pages are made from the seller's settings, each with its version */
test("the legal pages name the configured seller, and nothing of the sample", () => {
  for (const text of textsOf(own)) {
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
  const words = textsOf({ ...plain, disputeBody: null })
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

/** Other words need a new version: the date from which they apply. Then enter the digest here. */
test("no legal text changes without a new version", () => {
  const versions = textsOf(own).map((text) => `${text.title} ${text.version} ${digest(text)}`);
  expect(versions).toEqual([
    "Imprint 2026-11-27 5c04726b0b1a",
    "Terms 2026-11-26 36a23ef7477c",
    "Refunds 2026-11-27 243598396895",
    "Privacy 2026-11-26 78edebd0a832",
    "Data processing 2026-11-28 36c0fb9862b6",
    "Accessibility 2026-11-26 4f6c7cfa66c2",
    "Terms 2026-11-26 e06715872dfc",
    "Refunds 2026-11-27 9c0fb0db8ba2",
    "Privacy 2026-11-26 e415a9e0a340",
    "Withdrawal 2026-11-27 216584800066",
  ]);
});
