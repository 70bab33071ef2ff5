/** Document types by UNTDID 1001. */
export const typeCodes = { invoice: "380", correctedInvoice: "384", creditNote: "381" } as const;

/**
 * Payment means by UNTDID 4461. How the invoice was paid is printed on the pages, but validators
 * such as XRechnung's require this element.
 */
export const undefinedInstrument = "1";
