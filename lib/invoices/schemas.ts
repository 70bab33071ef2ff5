import { z } from "zod";
import { categories, colors, types } from "@/lib/catalogue/rules";
import { adminListQuery } from "@/lib/http/admin-list";
import { text } from "@/lib/text";
import { paymentMethods } from "./rules";

export const invoiceId = z
  .string()
  .regex(/^\d{1,10}$/, "This must be a whole number")
  .transform(Number)
  .pipe(z.int().min(1).max(2_147_483_647));

const item = z.object({
  presetId: z.int(),
  preset: z.object({
    presetName: z.string(),
    price: z.number().describe("Dollars, as paid"),
    defaultColor: z.enum(colors),
    type: z.enum(types),
    category: z.enum(categories),
    reviews: z
      .array(z.object({ rating: z.int(), ratingMessage: z.string(), presetId: z.int() }))
      .describe("The customer's own"),
  }),
});

export const invoiceSchema = z
  .object({
    id: z.int(),
    number: z.int().nullable().describe("Given when it is paid, without gaps"),
    status: z
      .enum(["pending", "paid", "cancelled", "expired", "refunded", "needs_attention"])
      .describe("`needs_attention`: its payment waits for a decision of the shop"),
    isPaid: z.boolean(),
    paymentMethod: z.enum(paymentMethods),
    paymentId: z.string().nullable().describe("PayPal's id, or the reference of a bank transfer"),
    subtotal: z.number(),
    deploymentCost: z.number(),
    totalAmount: z.number().describe("Dollars"),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    userEmail: z.string(),
    user: z.object({ userName: z.string() }),
    invoiceItems: z.array(item),
  })
  .meta({ id: "Invoice" });

export type Invoice = z.output<typeof invoiceSchema>;

/** An invoice's number, or the e-mail address of a customer for all of theirs. */
export const invoiceOrOwner = z.union([invoiceId, text(254).includes("@")]);

/** What a list can be sorted by: the wire's names. */
const invoiceFields = ["id", "number", "createdAt", "totalAmount", "status"] as const;

export type InvoiceField = (typeof invoiceFields)[number];

export const invoiceListQuery = z.object({
  ...adminListQuery(invoiceFields),
  q: text(100).default("").describe("A customer, an address or a reference"),
  status: invoiceSchema.shape.status.optional(),
});

export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const paidChange = z.object({ isPaid: z.boolean() });
