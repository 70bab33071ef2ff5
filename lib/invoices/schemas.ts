import { z } from "zod";
import { categories, colors, types } from "@/lib/catalogue/facets";
import { adminListQuery } from "@/lib/http/admin-list";
import { idParam } from "@/lib/id-schemas";
import { type Currency, currency } from "@/lib/money";
import { dollars } from "@/lib/money-schemas";
import { text } from "@/lib/text";
import { orderStatuses, paymentMethods, purchaseStatuses } from "./statuses";

const wireItem = z.object({
  presetId: z.int(),
  preset: z.object({
    presetName: z.string(),
    price: dollars.describe("Dollars, as paid"),
    defaultColor: z.enum(colors),
    type: z.enum(types),
    category: z.enum(categories),
    reviews: z
      .array(z.object({ rating: z.int(), ratingMessage: z.string(), presetId: z.int() }))
      .describe("The customer's own"),
  }),
});

type WirePreset = z.output<typeof wireItem>["preset"];

interface InvoiceItem {
  presetId: number;
  preset: Omit<WirePreset, "price"> & { priceCents: number };
}

const invoiceItem = z.codec(wireItem, z.custom<InvoiceItem>(), {
  decode: ({ presetId, preset: { price, ...preset } }) => ({
    presetId,
    preset: { ...preset, priceCents: price },
  }),
  encode: ({ presetId, preset }) => ({
    presetId,
    preset: { ...preset, price: preset.priceCents },
  }),
});

const wireInvoice = z
  .object({
    id: z.int(),
    number: z.int().nullable().describe("Given when it is paid, without gaps"),
    status: z
      .enum(purchaseStatuses)
      .describe(
        "`needs_attention`: its payment waits for a decision of the shop; `not_paid`: in a customer's own list, an order at PayPal that can be paid again",
      ),
    isPaid: z.boolean(),
    paymentMethod: z.enum(paymentMethods),
    paymentId: z.string().nullable().describe("PayPal's id, or the reference of a bank transfer"),
    subtotal: dollars,
    deploymentCost: dollars,
    totalAmount: dollars.describe("Dollars"),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    userEmail: z.string(),
    user: z.object({ userName: z.string() }),
    invoiceItems: z.array(invoiceItem),
  })
  .meta({ id: "Invoice" });

type WireTotals = "subtotal" | "deploymentCost" | "totalAmount";

export interface Invoice extends Omit<z.output<typeof wireInvoice>, WireTotals> {
  subtotalCents: number;
  deploymentCents: number;
  totalCents: number;
  currency: Currency;
}

export const invoiceSchema = z.codec(wireInvoice, z.custom<Invoice>(), {
  decode: ({ subtotal, deploymentCost, totalAmount, ...invoice }) => ({
    ...invoice,
    subtotalCents: subtotal,
    deploymentCents: deploymentCost,
    totalCents: totalAmount,
    currency,
  }),
  encode: (invoice) => ({
    ...invoice,
    subtotal: invoice.subtotalCents,
    deploymentCost: invoice.deploymentCents,
    totalAmount: invoice.totalCents,
  }),
});

/** An invoice's id, or a customer's e-mail address for all of theirs. */
export const invoiceOrOwner = z.union([idParam, text(254).includes("@")]);

/** The fields that a list can be sorted by, as the API names them. */
const invoiceFields = ["id", "number", "createdAt", "totalAmount", "status"] as const;

export type InvoiceField = (typeof invoiceFields)[number];

export const invoiceListQuery = z.object({
  ...adminListQuery(invoiceFields),
  q: text(100).default("").describe("A customer, an address or a reference"),
  status: z.enum(orderStatuses).optional(),
});

export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const paidChange = z.object({ isPaid: z.boolean() });
