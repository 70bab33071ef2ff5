import { type Language, languages } from "@/components/templates/content/languages";
import { localStore } from "@/lib/browser-storage";
import { isWithin } from "@/lib/graphemes";
import { factLimits } from "../facts/limits";
import type { Facts } from "../facts/schemas";
import { factsOf } from "./stored-facts";
import { isTrade, type Trade } from "./trades";

/** What a visitor told about the company; its name, logo and colors are the visitor's brand. */
export interface Business {
  /** Tells the businesses of a visitor apart; absent until there is more than a trade to keep. */
  id?: string;
  /** What a customer calls it; a guest's has the name of the brand. */
  name?: string;
  trade: Trade;
  /** The language of the site. */
  language: Language;
  /** What is known of the company; empty where nothing is. */
  facts: Facts;
}

/** The key in the browser's storage. */
export const businessKey = "business";

type Given = Partial<Record<keyof Business, unknown>>;

/** Null without a known trade. */
export const businessOf = ({ id, name, trade, language, facts }: Given): Business | null =>
  typeof trade === "string" && isTrade(trade)
    ? {
        ...(typeof id === "string" && /^[\da-f-]{36}$/.test(id) && { id }),
        ...(typeof name === "string" && isWithin(name, factLimits.name) && { name }),
        trade,
        language: languages.find((it) => it === language) ?? "en",
        facts: factsOf(facts),
      }
    : null;

export function storedBusiness(): Business | null {
  try {
    const given: Given | null = JSON.parse(localStore.read(businessKey) ?? "null");
    return given && businessOf(given);
  } catch {
    return null;
  }
}

/** A business in addresses: `bakery-de`. */
export const businessCode = ({ trade, language }: Business): string => `${trade}-${language}`;

export function businessOfCode(code: string): Business | null {
  const [, trade, given] = /^(.+)-([a-z]{2})$/.exec(code) ?? [];
  const language = languages.find((it) => it === given);
  return language ? businessOf({ trade, language }) : null;
}

const fragmentPrefix = "#as=";

/** Leads a preview to show a business, for this view only. */
export const businessFragment = (code: string): string => fragmentPrefix + code;

/** The business that the page shows: that of its address, else the visitor's. */
export const shownBusiness = (): Business | null =>
  (location.hash.startsWith(fragmentPrefix)
    ? businessOfCode(location.hash.slice(fragmentPrefix.length))
    : null) ?? storedBusiness();

/** Whether the page may show one; without parsing it. */
export const mayHaveBusiness = (): boolean =>
  location.hash.startsWith(fragmentPrefix) || localStore.read(businessKey) !== null;

export const storeBusiness = (business: Business | null): void =>
  localStore.writeJson(businessKey, business);

/** The texts of a trade, which the browser fetches. */
export const packPath = ({ trade, language }: Pick<Business, "trade" | "language">): string =>
  `/trades/${trade}.${language}.json`;
