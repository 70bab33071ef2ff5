import { z } from "zod";
import { maxCartSize } from "@/lib/cart/rules";
import { emailSchema } from "@/lib/email/schemas";
import { paymentMethods } from "@/lib/invoices/rules";
import { paymentStates } from "@/lib/payments/rules";
import { requiredText, text } from "@/lib/text";

const product = z.object({
  id: z.int().min(1).max(2_147_483_647),
  price: z.number().describe("Dollars, as the customer saw it"),
  name: text(80).optional(),
});

/** What the customer saw and agreed to. It is compared with what the shop knows, and never used. */
export const orderForm = z.object({
  email: requiredText(254, "Please say who orders"),
  name: text(80).optional(),
  products: z
    .array(product)
    .min(1, "Your cart is empty")
    .max(maxCartSize, `Please order at most ${maxCartSize} presets at once`),
  totalAmount: z.number().describe("Dollars, with or without deployment"),
  paymentMethod: z.enum(paymentMethods),
});

export type OrderForm = z.output<typeof orderForm>;

export const orderAnswer = z.object({
  isSuccess: z.literal(true),
  href: z.string().describe("PayPal's approval page; empty for a bank transfer"),
});

export type OrderAnswer = z.output<typeof orderAnswer>;

/** PayPal's name for an order, as it comes back in an address. What is none leads to no order. */
const token = z
  .string()
  .regex(/^\w{1,64}$/)
  .catch("");

export const paypalReturn = z.object({ token });
export const paypalCancel = z.object({ token });

/** What the page says that a payment ends on. */
export const paymentOutcomes = [
  "paid",
  "pending",
  "declined",
  "cancelled",
  "already-paid",
  "unknown",
] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What became of an order, for whoever looks after the shop. */
export const orderTimeline = z.object({
  payment: z
    .object({
      state: z.enum(paymentStates),
      orderId: z.string().nullable().describe("PayPal's"),
      captureId: z.string().nullable().describe("PayPal's, once money moved"),
      createdAt: z.iso.datetime(),
      steps: z.array(
        z.object({ state: z.enum(paymentStates), note: z.string(), at: z.iso.datetime() }),
      ),
    })
    .nullable()
    .describe("None for a bank transfer"),
  mails: z.array(emailSchema),
});

export type OrderTimeline = z.output<typeof orderTimeline>;

/** What a person can decide about a payment that needs attention. */
export const resolutionActions = ["check", "capture", "refund", "release"] as const;

export const paymentResolution = z.object({
  action: z
    .enum(resolutionActions)
    .describe("Look again at PayPal, capture, give the money back, or close the order unpaid"),
  note: requiredText(500, "Please say why"),
});

export type PaymentResolution = z.output<typeof paymentResolution>;

const paypalId = z.string().regex(/^[\w-]{1,64}$/);

/** As much of a notice as is looked at. Nothing in it is believed. */
export const webhookEventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().regex(/^[\w.-]{1,100}$/),
  resource: z
    .object({
      id: paypalId.optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: paypalId.optional() }).optional() })
        .optional(),
    })
    .optional(),
});
