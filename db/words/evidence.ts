/**
 * What the evidence of a buyer's country says: another piece agrees with the billing address, none of those that are
 * known does, only the billing address is known, or staff looked at pieces that disagree.
 */
export const evidenceStates = ["agree", "disagree", "incomplete", "checked"] as const;
type EvidenceState = (typeof evidenceStates)[number];

/** Where a buyer is, by countries (ISO 3166-1 alpha-2); null for a piece that is not known. */
export interface InvoiceEvidence {
  state: EvidenceState;
  /** Of the billing address. */
  billing: string | null;
  /** Of the network address from which the order was placed, which is not kept. */
  network: string | null;
  /** Of the buyer's account at PayPal. */
  paypal: string | null;
  /** Of the bank account from which a transfer came. */
  bank: string | null;
}
