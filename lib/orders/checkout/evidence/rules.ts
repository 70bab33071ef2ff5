import type { InvoiceEvidence } from "@/db/words/evidence";

export type EvidencePieces = Omit<InvoiceEvidence, "state">;

/**
 * Codes of their own for places that networks, banks and PayPal may file under the country they belong to, or use the
 * networks and banks of.
 */
const wholes: Record<string, string> = {
  AX: "FI",
  BL: "FR",
  GF: "FR",
  GP: "FR",
  IM: "GB",
  MC: "FR",
  MF: "FR",
  MQ: "FR",
  RE: "FR",
  SJ: "NO",
  YT: "FR",
};

const wholeOf = (country: string) => wholes[country] ?? country;

/**
 * Two pieces of evidence of the buyer's country have to agree (Articles 24b(d) and 24f of Implementing Regulation (EU)
 * 282/2011). The tax is that of the billing address, so it has to be one of the two; a third piece may differ.
 */
export function judgeEvidence(pieces: EvidencePieces): InvoiceEvidence {
  const { billing, network, paypal, bank } = pieces;
  const others = [network, paypal, bank].filter((it) => it !== null);
  if (others.length === 0 || billing === null) return { ...pieces, state: "incomplete" };
  const agrees = others.some((it) => wholeOf(it) === wholeOf(billing));
  return { ...pieces, state: agrees ? "agree" : "disagree" };
}

/** Evidence that staff have looked at needs no second look. */
export const addToEvidence = (
  { state, ...pieces }: InvoiceEvidence,
  added: Partial<EvidencePieces>,
): InvoiceEvidence => {
  const judged = judgeEvidence({ ...pieces, ...added });
  return state === "checked" && judged.state === "disagree" ? { ...judged, state } : judged;
};
