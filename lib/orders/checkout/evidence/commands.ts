import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import type { InvoiceEvidence } from "@/db/words/evidence";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { aboutOrder, type InvoiceRow, lockInvoice } from "../commands/mark-paid";
import { addToEvidence, type EvidencePieces } from "./rules";

const t = currentTranslations("evidenceErrors");

/** A payment says where the buyer's account is, or was taken back. The invoice is locked. */
export async function addEvidence(
  tx: Transaction,
  { id, evidence }: Pick<InvoiceRow, "id" | "evidence">,
  added: Partial<EvidencePieces>,
): Promise<InvoiceEvidence | null> {
  if (!evidence) return null;
  const known = addToEvidence(evidence, added);
  await tx.update(invoices).set({ evidence: known }).where(eq(invoices.id, id));
  return known;
}

/** A corrected invoice has another address, or a VAT ID that makes evidence unnecessary. */
export async function correctEvidence(
  tx: Transaction,
  invoice: Pick<InvoiceRow, "id" | "evidence">,
  { customer, vatCheck }: Pick<InvoiceRow, "customer" | "vatCheck">,
): Promise<void> {
  if (vatCheck?.result !== "valid") {
    await addEvidence(tx, invoice, { billing: customer.countryCode ?? null });
    return;
  }
  await tx.update(invoices).set({ evidence: null }).where(eq(invoices.id, invoice.id));
}

/** A staff member has looked at evidence that disagrees. */
export const confirmEvidence = (id: number): Promise<void> =>
  transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const { evidence } = invoice;
    if (evidence?.state !== "disagree") throw new ShopError("conflict", t("nothingToDo"));
    const checked: InvoiceEvidence = { ...evidence, state: "checked" };
    await tx.update(invoices).set({ evidence: checked }).where(eq(invoices.id, id));
    await recordEvent(tx, "order.evidence-checked", aboutOrder(invoice));
  });
