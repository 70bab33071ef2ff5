/** One capture, a change of a pending capture, or a refund. */
export interface LedgerEntry {
  at: string;
  kind: "captured" | "pending" | "released" | "denied" | "refunded";
  orderId: string;
  captureId: string;
  cents: number;
  /** What PayPal kept of a capture; below zero, what it returned with a refund. */
  feeCents: number;
  currency: string;
  customId: string | undefined;
  invoiceId: string | undefined;
}

/** Append-only record of all money movements, which tests compare with the invoices of the shop. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];

  append(entry: LedgerEntry) {
    this.#entries.push(Object.freeze(entry));
  }

  list = (): readonly LedgerEntry[] => this.#entries;
}
