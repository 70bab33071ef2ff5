/** One movement of money, or the promise of one. */
export interface LedgerEntry {
  at: string;
  kind: "captured" | "pending" | "released" | "denied" | "refunded";
  orderId: string;
  captureId: string;
  cents: number;
  currency: string;
  customId: string | undefined;
  invoiceId: string | undefined;
}

/** What really happened to money: written once, never changed, read by whoever judges the shop. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];

  append(entry: LedgerEntry) {
    this.#entries.push(Object.freeze(entry));
  }

  list = (): readonly LedgerEntry[] => this.#entries;
}
