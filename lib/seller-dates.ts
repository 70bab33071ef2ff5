import { env } from "./env";
import { writtenDay } from "./zoned-dates";

/** IANA name, such as `Europe/Berlin`. */
export const sellerTimeZone = (): string => env("tax").SELLER_TIME_ZONE;

/** The day of a moment where the seller is, for emails and documents: `10 June 2026`. */
export const sellerDay = (moment: Date): string => writtenDay(moment, sellerTimeZone());
