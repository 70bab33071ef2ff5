/** Document types by UNTDID 1001. */
export const typeCodes = { invoice: "380", correctedInvoice: "384", creditNote: "381" } as const;

/**
 * Payment means by UNTDID 4461. How the invoice was paid is printed on the pages, but validators
 * such as XRechnung's require this element.
 */
export const undefinedInstrument = "1";

/** Codes that the shop takes from Unicode, and that the countries of EN 16931 lack (BR-CL-14): parts of others, and Kosovo. */
const otherCodes: Record<string, string> = {
  AC: "SH",
  CP: "FR",
  CQ: "GG",
  DG: "IO",
  EA: "ES",
  IC: "ES",
  TA: "SH",
  XK: "1A",
};

export const countryIdOf = (code: string): string => otherCodes[code] ?? code;
