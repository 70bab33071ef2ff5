import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { refunds } from "@/db/schema/refunds";
import { requireCountryCode } from "@/lib/countries";
import { ShopError } from "@/lib/errors";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { requireTaxPlace } from "@/lib/orders/invoices/tax/require-place";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";
import { issueCorrection } from "../commands/issue-correction";
import { lockInvoice } from "../commands/mark-paid";
import { checkOfCorrection } from "../vat-checks/rules";
import { requireOrder } from "./queries/buyer";
import type { CorrectionForm } from "./schemas";

const refusal = currentTranslations("correctionErrors");

/**
 * Replaces an invoice by one with other customer data, and with the tax that follows from these.
 * Neither the previous invoice nor the paid amount changes.
 */
export async function correctInvoice(
  id: number,
  { note, street, street2, region, buyerReference, ...buyer }: CorrectionForm,
): Promise<void> {
  const { forBusiness } = await requireOrder(id);
  if (forBusiness === false && buyer.vatId) {
    const error = refusal("noVatId");
    throw new ShopError("invalid", error, { fields: { vatId: error } });
  }
  if (forBusiness !== false && !buyer.company) {
    const error = refusal("noCompany");
    throw new ShopError("invalid", error, { fields: { company: error } });
  }
  const corrected = { ...buyer, countryCode: requireCountryCode(buyer.country) };
  requireTaxPlace(corrected);
  const check = await checkVatId(corrected);
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status !== "paid") {
      throw new ShopError("conflict", refusal("notPaid"));
    }
    await assertNotRefunded(tx, id);
    const valid = (await listCorrections([id], tx)).at(-1) ?? invoice;
    const before = valid.customer;
    const customer = {
      ...before,
      ...corrected,
      street: street ?? before.street ?? "",
      street2: street2 ?? before.street2 ?? "",
      region: region ?? before.region ?? "",
      buyerReference: buyerReference ?? before.buyerReference ?? "",
    };
    const vatCheck = checkOfCorrection(valid.vatCheck, check);
    await issueCorrection(tx, invoice, { customer, vatCheck, note });
  });
}

/** A credit note refers to the valid invoice, which must therefore stay valid. */
async function assertNotRefunded(tx: Transaction, invoiceId: number) {
  const isMade = and(eq(refunds.invoiceId, invoiceId), ne(refunds.status, "refused"));
  if ((await tx.$count(refunds, isMade)) === 0) return;
  throw new ShopError("conflict", refusal("refunded"));
}
