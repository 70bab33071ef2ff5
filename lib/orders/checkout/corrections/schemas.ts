import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { vatCheckResults } from "@/db/words/invoices";
import { amountsIn } from "@/lib/amounts";
import { companyNameMaxLength, line, requiredLine } from "@/lib/company-name";
import { buyerReference } from "@/lib/orders/invoices/buyer-reference";
import { taxesIn, wireTax } from "@/lib/orders/invoices/schemas";
import type { TaxSum } from "@/lib/orders/invoices/tax-document";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";

const t = currentTranslations("billingFields");

/** The buyer on the new invoice. */
export const correctionForm = z.object({
  company: line(companyNameMaxLength).describe("Empty only on the invoice of a consumer"),
  firstname: line(80),
  lastname: line(80),
  street: line(120).optional().describe("As on the invoice before if absent"),
  street2: line(120).optional(),
  region: line(80).optional(),
  zipcode: line(20),
  city: requiredLine(80, () => t("missing")),
  country: requiredLine(80, () => t("missing")),
  vatId: optionalVatId.describe("Empty for none"),
  buyerReference: buyerReference.optional().describe("As on the invoice before if absent"),
  note: text(500).default("").describe("Why, for the shop's books"),
});

export type CorrectionForm = z.output<typeof correctionForm>;

/**
 * The buyer on the valid invoice: not validated by the rules of the form, which old orders may not
 * meet.
 */
export const invoiceBuyer = z.object({
  company: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  street: z.string(),
  street2: z.string(),
  region: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
  buyerReference: z.string(),
});

export type InvoiceBuyer = z.output<typeof invoiceBuyer>;

const wireCorrection = z
  .object({
    id: z.int().describe("Its number: of the sequence of the invoices"),
    invoiceId: z.int().describe("Of the order"),
    invoiceNumber: z.int().describe("Of the order's first invoice"),
    version: z.int().describe("1 replaces that invoice, 2 replaces 1; the last one is valid"),
    userId: z.int(),
    userEmail: z.string(),
    ...invoiceBuyer.shape,
    vatCheck: z
      .enum(vatCheckResults)
      .nullable()
      .describe("What VIES said of the VAT id; null if the tax does not depend on it"),
    consultationNumber: z.string().nullable().describe("Of VIES"),
    totalAmount: z.number().describe("In its currency, as all of its amounts"),
    currency: z.string().describe("ISO 4217"),
    net: z.number(),
    tax: z.number(),
    taxes: z.array(wireTax).describe("By category and rate"),
    language: z.string(),
    note: z.string().describe("Why, for the shop's books"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "CorrectedInvoice" });

type WireAmounts = "totalAmount" | "net" | "tax" | "taxes";

export interface Correction extends Omit<z.output<typeof wireCorrection>, WireAmounts> {
  totalCents: number;
  netCents: number;
  taxCents: number;
  taxes: TaxSum[];
}

export const correctionSchema = z.codec(wireCorrection, z.custom<Correction>(), {
  decode: ({ totalAmount, net, tax, taxes, ...rest }) => {
    const { decode } = amountsIn(rest.currency);
    return {
      ...rest,
      totalCents: decode(totalAmount),
      netCents: decode(net),
      taxCents: decode(tax),
      taxes: taxesIn(rest.currency).decode(taxes),
    };
  },
  encode: ({ totalCents, netCents, taxCents, taxes, ...rest }) => {
    const { encode } = amountsIn(rest.currency);
    return {
      ...rest,
      totalAmount: encode(totalCents),
      net: encode(netCents),
      tax: encode(taxCents),
      taxes: taxesIn(rest.currency).encode(taxes),
    };
  },
});

const fields = {
  id: filterTypes.id,
  invoiceId: filterTypes.id,
  invoiceNumber: filterTypes.integer,
  version: filterTypes.integer,
  userId: filterTypes.id,
  userEmail: filterTypes.text,
  company: filterTypes.text,
  firstname: filterTypes.text,
  lastname: filterTypes.text,
  street: filterTypes.text,
  street2: filterTypes.text,
  region: filterTypes.text,
  zipcode: filterTypes.text,
  city: filterTypes.text,
  country: filterTypes.text,
  vatId: filterTypes.text,
  buyerReference: filterTypes.text,
  vatCheck: orNull(filterByWord(vatCheckResults)),
  consultationNumber: orNull(filterTypes.text),
  totalAmount: filterTypes.amount,
  currency: filterTypes.text,
  net: filterTypes.amount,
  tax: filterTypes.amount,
  language: filterTypes.text,
  note: filterTypes.text,
  createdAt: filterTypes.date,
};

export type CorrectionSort = keyof typeof fields | "taxes";

export const correctionListQuery = z.strictObject(
  adminListQuery({ fields, lists: ["taxes"], ranges: ["createdAt"] }),
);
