import { expect, test } from "vitest";
import type { InvoiceEvidence } from "@/db/words/evidence";
import { addToEvidence, type EvidencePieces, judgeEvidence } from "./rules";

const none = { network: null, paypal: null, bank: null };

test.each<[InvoiceEvidence["state"], EvidencePieces]>([
  ["incomplete", { ...none, billing: "FR" }],
  ["incomplete", { ...none, billing: null, network: "FR" }],
  ["agree", { ...none, billing: "FR", network: "FR" }],
  ["agree", { ...none, billing: "FR", paypal: "FR" }],
  ["agree", { ...none, billing: "FR", bank: "FR" }],
  ["agree", { ...none, billing: "FR", network: "DE", bank: "FR" }],
  ["agree", { ...none, billing: "MC", network: "FR" }],
  ["agree", { ...none, billing: "FI", network: "AX" }],
  ["disagree", { ...none, billing: "FR", network: "DE" }],
  ["disagree", { ...none, billing: "FR", network: "DE", paypal: "BE" }],
  ["disagree", { ...none, billing: "FR", network: "DE", paypal: "DE" }],
  ["disagree", { ...none, billing: "GB", network: "IE" }],
])("%s: %o", (state, pieces) => {
  expect(judgeEvidence(pieces)).toEqual({ ...pieces, state });
});

test("a later piece decides again, but staff are not asked twice", () => {
  const evidence = judgeEvidence({ ...none, billing: "FR", network: "DE" });
  expect(addToEvidence(evidence, { bank: "FR" }).state).toBe("agree");
  const checked: InvoiceEvidence = { ...evidence, state: "checked" };
  expect(addToEvidence(checked, { bank: "BE" })).toEqual({ ...checked, bank: "BE" });
  expect(addToEvidence(checked, { bank: "FR" }).state).toBe("agree");
});
