import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { refunds } from "@/db/schema/refunds";
import { requireCountryCode } from "@/lib/countries";
import { ShopError } from "@/lib/errors";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { requireTaxPlace } from "@/lib/orders/invoices/tax/require-place";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";
import { issueCorrection } from "../commands/issue-correction";
import { lockInvoice } from "../commands/mark-paid";
import { requireOrder } from "./queries/buyer";
import type { CorrectionForm } from "./schemas";

/**
 * Replaces an invoice by one with other customer data, and with the tax that follows from these.
 * Neither the previous invoice nor the paid amount changes.
 */
export async function correctInvoice(
  id: number,
  { note, street, street2, region, buyerReference, ...buyer }: CorrectionForm,
): Promise<void> {
  const { forBusiness, ...order } = await requireOrder(id);
  const valid = (await listCorrections([id])).at(-1) ?? order;
  const before = valid.customer;
  if (forBusiness === false && buyer.vatId) {
    throw new ShopError("invalid", noVatId, { fields: { vatId: noVatId } });
  }
  if (forBusiness !== false && !buyer.company) {
    throw new ShopError("invalid", noCompany, { fields: { company: noCompany } });
  }
  const customer = {
    ...before,
    ...buyer,
    street: street ?? before.street ?? "",
    street2: street2 ?? before.street2 ?? "",
    region: region ?? before.region ?? "",
    buyerReference: buyerReference ?? before.buyerReference ?? "",
    countryCode: requireCountryCode(buyer.country),
  };
  requireTaxPlace(customer);
  const vatCheck = await checkVatId(customer);
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status !== "paid") {
      throw new ShopError("conflict", "Only a paid invoice can be corrected.");
    }
    await assertNotRefunded(tx, id);
    await issueCorrection(tx, invoice, { customer, vatCheck, note });
  });
}

const noCompany = "Please fill this in";
const noVatId = "A consumer placed this order: its invoice has no VAT id.";

/** A credit note refers to the valid invoice, which must therefore stay valid. */
async function assertNotRefunded(tx: Transaction, invoiceId: number) {
  const isMade = and(eq(refunds.invoiceId, invoiceId), ne(refunds.status, "refused"));
  if ((await tx.$count(refunds, isMade)) === 0) return;
  throw new ShopError(
    "conflict",
    "Part of this order is refunded, and the credit note refers to this invoice, so it cannot be corrected.",
  );
}
