import type { LegalText } from "@/lib/legal-text";
import type { SellerFacts } from "@/lib/seller";
import type { categoryTexts } from "./en/catalogue";
import * as languages from "./languages";
import type { Texts } from "./translator";

interface TermsFacts {
  seller: SellerFacts;
  /** Days after which an order by bank transfer is closed. */
  transferDays: number;
  /** Consumers may buy, too. */
  toEverybody: boolean;
}

/** After how many days data of visitors of a site are deleted. */
interface KeptDays {
  messages: number;
  spam: number;
  visits: number;
}

/** What a license allows, for the license page and the LICENSE.txt of every site. */
interface LicenseText {
  terms: { title: string; sentences: string[] }[];
  /** What each category includes, and what the customer may add. */
  categories: Record<keyof typeof categoryTexts, string[]>;
  /** Says that the translation binds like the English text; null in that text. */
  sameForce: string | null;
}

/** The texts of law in one language, made from the settings of the shop. All but the license say their version. */
export interface LegalTexts {
  accessibility: (seller: SellerFacts) => LegalText;
  dataProcessing: (seller: SellerFacts, days: KeptDays) => LegalText;
  imprint: (seller: SellerFacts) => LegalText;
  license: LicenseText;
  /** `writer` is the host of the language model; null where the shop has none. */
  privacy: (seller: SellerFacts, toEverybody: boolean, writer: string | null) => LegalText;
  refunds: (seller: SellerFacts, toEverybody: boolean) => LegalText;
  /** The terms of sale and of hosting, which each order keeps. */
  terms: (facts: TermsFacts) => LegalText;
  /** The instruction on withdrawal and the model form. */
  withdrawal: (seller: SellerFacts) => LegalText;
}

const all: Readonly<Record<string, Texts>> = languages;

export const legalTextsIn = (language: string): LegalTexts =>
  (all[language] ?? languages.en).legalTexts;
