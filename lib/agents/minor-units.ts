import { currency } from "@/lib/money";

/**
 * How many minor units of ISO 4217, in which commerce protocols name prices, a cent of the shop is:
 * the standard gives these two currencies decimals, which PayPal does not take.
 */
export const minorUnits = ["HUF", "TWD"].includes(currency) ? 100 : 1;
