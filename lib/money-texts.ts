import { localeOf, mainLanguage } from "./languages.mjs";
import { currency } from "./money";

/** The shop's currency in words of a language: `US dollars`, `euros`, `Japanese yen`. */
export const currencyNameIn = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currency;

export const currencyName = currencyNameIn("en-US");

/** The same where no other dollars are meant: `dollars`. */
export const majorUnitsIn = (language: string): string =>
  currencyNameIn(localeOf(language)).replace(/^US /, "");

const majorUnits = majorUnitsIn(mainLanguage);

/** At the beginning of a sentence: `Dollars`. */
export const majorUnitsFirst: string = majorUnits.replace(/^./, (letter) => letter.toUpperCase());
