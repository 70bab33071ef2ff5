import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { evidenceStates } from "@/db/words/evidence";
import { categories, colors, types } from "@/db/words/facets";
import {
  orderStatuses,
  paymentMethods,
  purchaseStatuses,
  taxCategories,
  vatCheckResults,
  vatIdDenialStates,
} from "@/db/words/invoices";
import { amountsIn } from "@/lib/amounts";
import { idParam } from "@/lib/id-schemas";
import { majorUnitsFirst } from "@/lib/money-texts";
import { day, movedAmount } from "@/lib/orders/transfers/schemas";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import type { TaxSum } from "./tax-document";

const t = currentTranslations("orderFields");

const wireItem = z.object({
  id: z.int(),
  presetId: z.int(),
  licenseNumber: z.int().describe("Counts the customer's licenses of the preset, from 1"),
  deploymentOf: z
    .int()
    .nullable()
    .describe("The item that was bought without deployment, if this is its deployment alone"),
  preset: z.object({
    presetName: z.string(),
    price: z.number().describe(`${majorUnitsFirst}, as paid`),
    discount: z
      .number()
      .optional()
      .describe("The discount of sale, bundle and coupon; absent without a discount"),
    defaultColor: z.enum(colors),
    type: z.enum(types),
    category: z.enum(categories),
    reviews: z
      .array(
        z.object({
          rating: z.int(),
          ratingMessage: z.string(),
          presetId: z.int(),
          isHidden: z.boolean().optional().describe("Present if the shop hid it"),
          hiddenReason: z.string().optional().describe("The reason given by the shop"),
        }),
      )
      .describe("The customer's own"),
  }),
});

export const wireTax = z.object({
  category: z
    .enum(taxCategories)
    .describe(
      "UNTDID 5305: `S` standard rate, `AE` reverse charge, `O` outside the scope, `G` export, `E` exempt (small enterprise)",
    ),
  rate: z.number().describe("Percent"),
  net: z.number(),
  tax: z.number(),
  note: z.string().nullable().describe("The sentence that the law wants, or why tax is included"),
});

const correction = z.object({
  version: z.int().describe("1 replaces the invoice itself, 2 replaces 1"),
  number: z.int().describe("Of the sequence of the invoices"),
  createdAt: z.iso.datetime(),
});

type WirePreset = z.output<typeof wireItem>["preset"];

interface InvoiceItem extends Omit<z.output<typeof wireItem>, "preset"> {
  preset: Omit<WirePreset, "price" | "discount"> & { priceCents: number; discountCents: number };
}

const wireInvoice = z
  .object({
    id: z.int(),
    number: z.int().nullable().describe("Given when it is paid, without gaps"),
    status: z
      .enum(purchaseStatuses)
      .describe(
        "`needs_attention`: its payment waits for a decision of the shop; `partly_paid`: less than its total has arrived; `not_paid`: in a customer's own list, an order at PayPal that can be paid again",
      ),
    isPaid: z.boolean(),
    paymentMethod: z.enum(paymentMethods),
    paymentId: z.string().nullable().describe("PayPal's id, or the reference of a bank transfer"),
    subtotal: z.number(),
    deploymentCost: z.number(),
    totalAmount: z.number().describe("In its currency, as all of its amounts"),
    receivedAmount: z.number().describe("What arrived by bank transfer, less what went back"),
    currency: z.string().describe("ISO 4217"),
    coupon: z.string().optional().describe("The code of its coupon; absent without one"),
    discount: z
      .number()
      .optional()
      .describe("The discount of sale, bundle and coupon, which the other amounts do not include"),
    discounts: z
      .array(z.object({ text: z.string(), amount: z.number() }))
      .optional()
      .describe("The same in words, line by line"),
    net: z.number().nullable().describe("Without the tax that the total contains"),
    tax: z
      .number()
      .nullable()
      .describe("The tax in the total; null if not paid, or from before it was broken down"),
    taxes: z
      .array(wireTax)
      .describe("By category and rate; of the newest corrected invoice, if any"),
    vatId: z.string().describe("The customer's; empty without one"),
    buyerReference: z
      .string()
      .describe("What the customer wants on the invoice, such as an order number; empty for none"),
    vatCheck: z
      .enum(vatCheckResults)
      .nullable()
      .describe("The answer of VIES about the VAT id; null if the tax does not depend on it"),
    consultationNumber: z.string().nullable().describe("Of VIES"),
    language: z.string().nullable(),
    corrections: z
      .array(correction)
      .describe("The invoices that replaced it; the last one is valid"),
    forBusiness: z
      .boolean()
      .nullable()
      .describe("Whether the customer said to buy for a business; null if the client did not ask"),
    evidence: z
      .enum(evidenceStates)
      .nullable()
      .describe(
        "Whether a second piece of evidence agrees with the country of the billing address; null for a company whose VAT id was confirmed",
      ),
    vatIdDenial: z
      .enum(vatIdDenialStates)
      .nullable()
      .describe(
        "That VIES, which did not answer when this was sold, denied the VAT id later: whether staff looked at it, or the customer was told before paying",
      ),
    terms: z
      .string()
      .nullable()
      .describe("The version of the terms it was placed under, a day; null if none were kept"),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    userId: z.int(),
    userEmail: z.string(),
    user: z.object({ userName: z.string(), name: z.string().describe("The same") }),
    invoiceItems: z.array(wireItem),
  })
  .meta({ id: "Invoice" });

type WireTotals =
  | "subtotal"
  | "deploymentCost"
  | "totalAmount"
  | "receivedAmount"
  | "coupon"
  | "discount"
  | "discounts"
  | "net"
  | "tax"
  | "taxes"
  | "invoiceItems";

export interface Invoice extends Omit<z.output<typeof wireInvoice>, WireTotals> {
  subtotalCents: number;
  deploymentCents: number;
  totalCents: number;
  receivedCents: number;
  couponCode: string | null;
  discountCents: number;
  /** The discounts, each in words. */
  discounts: { text: string; cents: number }[];
  netCents: number | null;
  taxCents: number | null;
  taxes: TaxSum[];
  invoiceItems: InvoiceItem[];
}

/** The sums of a document's taxes, from the wire and to it, in the currency of the document. */
export const taxesIn = (currency: string) => {
  const { decode, encode } = amountsIn(currency);
  return {
    decode: (taxes: readonly z.output<typeof wireTax>[]): TaxSum[] =>
      taxes.map(({ net, tax, ...sum }) => ({
        ...sum,
        netCents: decode(net),
        taxCents: decode(tax),
      })),
    encode: (taxes: readonly TaxSum[]): z.output<typeof wireTax>[] =>
      taxes.map(({ netCents, taxCents, ...sum }) => ({
        ...sum,
        net: encode(netCents),
        tax: encode(taxCents),
      })),
  };
};

export const invoiceSchema = z.codec(wireInvoice, z.custom<Invoice>(), {
  decode: ({
    subtotal,
    deploymentCost,
    totalAmount,
    receivedAmount,
    coupon,
    discount = 0,
    discounts = [],
    net,
    tax,
    taxes,
    invoiceItems,
    ...invoice
  }) => {
    const { decode } = amountsIn(invoice.currency);
    return {
      ...invoice,
      netCents: net && decode(net),
      taxCents: tax && decode(tax),
      taxes: taxesIn(invoice.currency).decode(taxes),
      discounts: discounts.map(({ text, amount }) => ({ text, cents: decode(amount) })),
      couponCode: coupon ?? null,
      discountCents: decode(discount),
      subtotalCents: decode(subtotal),
      deploymentCents: decode(deploymentCost),
      totalCents: decode(totalAmount),
      receivedCents: decode(receivedAmount),
      invoiceItems: invoiceItems.map(
        ({ preset: { price, discount: off = 0, ...preset }, ...it }) => ({
          ...it,
          preset: { ...preset, priceCents: decode(price), discountCents: decode(off) },
        }),
      ),
    };
  },
  encode: (invoice) => {
    const { encode } = amountsIn(invoice.currency);
    return {
      ...invoice,
      subtotal: encode(invoice.subtotalCents),
      deploymentCost: encode(invoice.deploymentCents),
      totalAmount: encode(invoice.totalCents),
      receivedAmount: encode(invoice.receivedCents),
      coupon: invoice.couponCode ?? undefined,
      discount: encode(invoice.discountCents) || undefined,
      net: invoice.netCents && encode(invoice.netCents),
      tax: invoice.taxCents && encode(invoice.taxCents),
      taxes: taxesIn(invoice.currency).encode(invoice.taxes),
      discounts:
        invoice.discounts.length > 0
          ? invoice.discounts.map(({ text, cents }) => ({ text, amount: encode(cents) }))
          : undefined,
      invoiceItems: invoice.invoiceItems.map(({ preset, ...item }) => ({
        ...item,
        preset: {
          ...preset,
          price: encode(preset.priceCents),
          discount: encode(preset.discountCents) || undefined,
        },
      })),
    };
  },
});

/** An invoice's id, or a customer's email address for all of the customer's invoices. */
export const invoiceOrOwner = z.union([idParam, text(254).includes("@")]);

/** The columns by which the list can be sorted and filtered, as the API names them. */
const fields = {
  id: filterTypes.id,
  number: orNull(filterTypes.integer),
  status: filterByWord(orderStatuses),
  isPaid: filterTypes.flag,
  paymentMethod: filterByWord(paymentMethods),
  paymentId: orNull(filterTypes.text),
  subtotal: filterTypes.amount,
  deploymentCost: filterTypes.amount,
  totalAmount: filterTypes.amount,
  receivedAmount: filterTypes.amount,
  currency: filterTypes.text,
  coupon: orNull(filterTypes.text),
  discount: filterTypes.amount,
  net: orNull(filterTypes.amount),
  tax: orNull(filterTypes.amount),
  vatId: filterTypes.text,
  buyerReference: filterTypes.text,
  vatCheck: orNull(filterByWord(vatCheckResults)),
  consultationNumber: orNull(filterTypes.text),
  language: orNull(filterTypes.text),
  forBusiness: orNull(filterTypes.flag),
  evidence: orNull(filterByWord(evidenceStates)),
  vatIdDenial: orNull(filterByWord(vatIdDenialStates)),
  terms: orNull(filterTypes.text),
  createdAt: filterTypes.date,
  paidAt: orNull(filterTypes.date),
  userId: filterTypes.id,
  userEmail: filterTypes.text,
  "user.userName": filterTypes.text,
  "user.name": filterTypes.text,
};

const members = {
  "invoiceItems.id": filterTypes.id,
  "invoiceItems.licenseNumber": filterTypes.integer,
  "invoiceItems.presetId": filterTypes.id,
  "invoiceItems.preset.presetName": filterTypes.text,
  "invoiceItems.preset.price": filterTypes.amount,
  "invoiceItems.preset.discount": filterTypes.amount,
  "invoiceItems.preset.defaultColor": filterByWord(colors),
  "invoiceItems.preset.type": filterByWord(types),
  "invoiceItems.preset.category": filterByWord(categories),
};

export type InvoiceItemField = keyof typeof members;

const lists = ["invoiceItems", "discounts", "taxes", "corrections"] as const;

export type InvoiceSort = keyof typeof fields | (typeof lists)[number];

export const invoiceListQuery = z.strictObject({
  ...adminListQuery({ fields, members, lists, ranges: ["createdAt", "paidAt"] }),
  q: text(100).default("").describe("A customer, an address or a reference"),
});

export const paidChange = z.object({
  isPaid: z.boolean({ error: () => t("trueOrFalse") }).optional(),
  amount: movedAmount
    .optional()
    .describe("What has arrived; if absent, all that is missing of the total"),
  day: day.optional().describe("On which it arrived, by the bank's statement; today, if absent"),
  openAmount: z
    .number()
    .optional()
    .describe("What the caller saw as missing; only compared, so that nothing is marked twice"),
});
