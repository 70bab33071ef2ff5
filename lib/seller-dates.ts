import { env } from "./env";
import { mainLanguage } from "./languages.mjs";
import { dayIn, writtenDay } from "./zoned-dates";

/** IANA name, such as `Europe/Berlin`. */
export const sellerTimeZone = (): string => env("tax").SELLER_TIME_ZONE;

/** The day of a moment where the seller is, for emails and documents: `10 June 2026`. */
export const sellerDay = (moment: Date, language = mainLanguage): string =>
  writtenDay(moment, sellerTimeZone(), language);

/** The same as `2026-06-10`. */
export const sellerIsoDay = (moment: Date): string => dayIn(moment, sellerTimeZone());
