import { trades } from "@/lib/catalogue/trades/rules";
import type { Business } from "@/lib/customization/first-draft/business";

const languageNamesInEnglish = new Intl.DisplayNames("en", { type: "language" });

export const tradesTexts = {
  home: "Home",
  breadcrumb: "Breadcrumb",
  title: "Website templates for your business",
  crumb: "By business",
  description:
    "What a website needs in nineteen kinds of business, from bakeries to record shops, which templates suit it, and how each looks there.",
  intro:
    "Pick your business, see what suits it: what customers want to know first, which templates tell them, and how each looks with the text and pictures of your business.",
  titleOf: (trade: string) => `Website templates for ${trade}`,
  needs: "What your site should say",
  suited: "Templates that suit it",
  suitedIntro:
    "Each has an example beside it: the same template as the site of an invented company. Its link opens the preview with that company’s text and colors, but without its pictures.",
  suitedAs: (one: string) =>
    `Beside each you see it as ${one}, with texts and pictures to begin with. What only you know, such as prices and hours, is left open.`,
  othersAs: (one: string) => `All others as ${one}`,
  compare: (names: string) => `Compare ${names}`,
  others: "Other businesses",
  all: "All templates",
  notSold: "The templates for this business are not sold at the moment.",
};

export const shownTexts = {
  alt: (one: string) => `The same template as ${one}`,
  name: (template: string, one: string) => `${template} as ${one}`,
  about: (one: string) => `${one}, in English`,
  ofTrade: (one: string) => `, as ${one}`,
};

const inLanguage = ({ language }: Business) =>
  language === "en" ? "" : `, in ${languageNamesInEnglish.of(language)}`;

/** Of searches and comparisons. */
export const shownAsTexts = {
  shown: (business: Business) => `Shown as ${trades[business.trade].one}${inLanguage(business)}.`,
  asTheyAre: "Show them as they are",
  tryIt: (business: Business) => `Try every template as ${trades[business.trade].one}`,
  tried: (business: Business) =>
    `Every preview on this device now begins as ${trades[business.trade].one}.`,
  undo: "Undo",
};

export const exampleTexts = {
  alt: (company: string, what: string) => `The site of ${company}: ${what}`,
  name: (template: string, company: string) => `${template} as ${company}`,
  open: "Open it in the preview",
  ofCompany: (company: string) => `, with the text of ${company}`,
  write: (template: string) => `Make ${template} your own`,
  /** The business of the example companies, and the language of their sites. */
  companies: {
    silent: "builders of swimming ponds, in German",
    "gourmet-grove": "a citrus grower with a tea garden, in Italian",
    atlantic: "a workshop of surfboards, in Portuguese",
    corporate: "a solar cooperative, in Spanish",
    simple: "a seller of meadow seeds, in English",
    cosmo: "a guest house with an observatory, in English",
    prestige: "a violin maker, in Italian",
    motion: "a workshop of kites, in French",
    cali: "a shop of houseplants, in German",
    trend: "a painter of murals, in French",
    sonic: "a maker of handpans, in Spanish",
    thunder: "a record shop, in English",
  },
};
