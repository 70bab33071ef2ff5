import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import {
  type InvoiceCustomer,
  type InvoiceVatCheck,
  invoiceCorrections,
} from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { requireCountryCode } from "@/lib/countries";
import { ShopError } from "@/lib/errors";
import { issueDocument } from "@/lib/orders/invoices/commands";
import { findExchange } from "@/lib/orders/invoices/exchange/queries";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { breakDownTax } from "@/lib/orders/invoices/tax/breakdown";
import { requireTaxPlace } from "@/lib/orders/invoices/tax/require-place";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { aboutOrder, type InvoiceRow, lockInvoice } from "../commands/mark-paid";
import { correctionKey } from "../emails/dedupe-keys";
import { invoiceCorrectedEmail } from "./emails";
import { requireOrder } from "./queries/buyer";
import type { CorrectionForm } from "./schemas";

/**
 * Replaces an invoice by one with other customer data, and with the tax that follows from these.
 * Neither the previous invoice nor the paid amount changes.
 */
export async function correctInvoice(
  id: number,
  { note, street, street2, region, ...buyer }: CorrectionForm,
): Promise<void> {
  const { customer: before } = await requireOrder(id);
  const customer = {
    ...before,
    ...buyer,
    street: street ?? before.street ?? "",
    street2: street2 ?? before.street2 ?? "",
    region: region ?? before.region ?? "",
    countryCode: requireCountryCode(buyer.country),
  };
  requireTaxPlace(customer);
  const vatCheck = await checkVatId(customer);
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const { number, paidAt, totalCents } = invoice;
    if (number === null || !paidAt || invoice.status !== "paid") {
      throw new ShopError("conflict", "Only a paid invoice can be corrected.");
    }
    await assertNotRefunded(tx, id);
    const earlier = await listCorrections([id], tx);
    const replaced = earlier.at(-1) ?? invoice;
    const exchange = await findExchange({ ...invoice, suppliedAt: paidAt }, tx);
    const breakdown = breakDownTax({
      customer,
      vatCheck,
      totalCents,
      suppliedAt: paidAt,
      exchange,
    });
    if (isSame(replaced, { customer, vatCheck, ...breakdown })) {
      throw new ShopError("conflict", "Nothing on this invoice would change.");
    }
    const version = earlier.length + 1;
    await recordEvent(tx, "order.invoice-corrected", { ...aboutOrder(invoice), detail: note });
    // Invoices of a deleted account cannot be corrected.
    if (customer.email) {
      await queueEmail(tx, {
        key: correctionKey(id, version),
        to: customer.email,
        attachments: [{ invoiceId: id, version }],
        ...invoiceCorrectedEmail(invoice, replaced.number ?? number),
      });
    }
    const issued = await issueDocument(tx, "invoice");
    await tx.insert(invoiceCorrections).values({
      invoiceId: id,
      version,
      customer,
      vatCheck,
      note,
      ...breakdown,
      number: issued.number,
      createdAt: issued.issuedAt,
    });
  });
}

/** A credit note refers to the valid invoice, which must therefore stay valid. */
async function assertNotRefunded(tx: Transaction, invoiceId: number) {
  const isMade = and(eq(refunds.invoiceId, invoiceId), ne(refunds.status, "refused"));
  if ((await tx.$count(refunds, isMade)) === 0) return;
  throw new ShopError(
    "conflict",
    "Part of this order is refunded, and the credit note refers to this invoice, so it cannot be corrected.",
  );
}

interface Content {
  customer: InvoiceCustomer;
  vatCheck: InvoiceVatCheck | null;
  taxes: InvoiceRow["taxes"];
}

const isSame = (a: Content, b: Content) =>
  JSON.stringify(printed(a)) === JSON.stringify(printed(b));

/** The data that is printed on the invoice, and the data that the books need as proof. */
const printed = ({ customer, vatCheck, taxes }: Content) => {
  const { company, firstname, lastname, zipcode, city, country } = customer;
  const { street = "", street2 = "", region = "", vatId = "" } = customer;
  const person = [company, firstname, lastname, vatId];
  const address = [...person, street, street2, region, zipcode, city, country];
  return [address, vatCheck?.result, taxes?.map(({ category, rate }) => [category, rate])];
};
