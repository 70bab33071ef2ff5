import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { evidenceStates } from "@/db/words/evidence";
import { type PaymentMethod, paymentMethods, vatIdDenialStates } from "@/db/words/invoices";
import { paymentStates } from "@/db/words/payments";
import { amountsIn } from "@/lib/amounts";
import { typedCode } from "@/lib/catalogue/coupons/schemas";
import { idInBody } from "@/lib/id-schemas";
import { shopAmount } from "@/lib/money-schemas";
import { majorUnitsFirst } from "@/lib/money-texts";
import { type CartTotals, maxCartSize, type WantedPreset } from "@/lib/orders/cart/rules";
import {
  isWithinCart,
  licenseCounts,
  presetOrWanted,
  tooManyLicenses,
} from "@/lib/orders/cart/schemas";
import { buyerReference } from "@/lib/orders/invoices/buyer-reference";
import { type Transfer, wireTransfer } from "@/lib/orders/transfers/schemas";
import { emailSchema } from "@/lib/platform/email/schemas";
import { requiredText, text } from "@/lib/text";

const t = currentTranslations("orderFields");

const wireOrder = z.object({
  email: requiredText(254, () => t("customer")),
  name: text(480).optional(),
  products: z
    .array(
      z.object({
        id: idInBody,
        price: shopAmount.describe(`${majorUnitsFirst}, as the customer saw it`),
        name: text(80).optional(),
        ...licenseCounts,
      }),
    )
    .min(1, { error: () => t("emptyCart") })
    .max(maxCartSize, { error: () => t("manyOrdered", { max: String(maxCartSize) }) })
    .refine(isWithinCart, { error: tooManyLicenses }),
  totalAmount: shopAmount.describe(
    `${majorUnitsFirst}, with the price of deployment if that is ordered`,
  ),
  withDeployment: z
    .boolean({ error: () => t("trueOrFalse") })
    .optional()
    .describe("Whether deployment is ordered; without this field the total decides"),
  deploymentOf: idInBody
    .optional()
    .describe(
      "The item of a paid order without deployment: only its deployment is ordered. `products` then has its preset alone, with the price of deployment, and no coupon applies.",
    ),
  paymentMethod: z.enum(paymentMethods),
  coupon: typedCode.optional().describe("The code of a coupon: the total is then less"),
  buyerReference: buyerReference
    .optional()
    .describe(
      "What the customer wants on the invoice, such as an order number or a Leitweg-ID; if absent, an order that is placed again keeps its reference",
    ),
  forBusiness: z
    .boolean({ error: () => t("trueOrFalse") })
    .optional()
    .describe(
      "Whether the customer buys for a business; false is refused where the shop sells to businesses only",
    ),
  startNow: z
    .boolean({ error: () => t("trueOrFalse") })
    .optional()
    .describe(
      "A consumer's express consent to an immediate start, knowing that the right to withdraw then ends; without it, download and publishing wait until that right has ended",
    ),
});

/** The prices and the total that the customer saw: compared with the shop's own, and never stored. */
export interface OrderForm {
  email: string;
  name?: string | undefined;
  products: (WantedPreset & { name?: string | undefined; priceCents: number })[];
  totalCents: number;
  /** Absent: the total decides. */
  withDeployment?: boolean | undefined;
  /** The item whose deployment alone is ordered. */
  deploymentOf?: number | undefined;
  paymentMethod: PaymentMethod;
  /** Empty, or absent, for no coupon. */
  coupon?: string | undefined;
  /** What the customer wants on the invoice. */
  buyerReference?: string | undefined;
  /** Absent if the client does not ask: clients from before the question order for a business. */
  forBusiness?: boolean | undefined;
  /** A consumer's consent to an immediate start. */
  startNow?: boolean | undefined;
}

export const orderForm = z.codec(wireOrder, z.custom<OrderForm>(), {
  decode: ({ products, totalAmount, ...order }) => ({
    ...order,
    products: products.map(({ price, ...product }) => ({ ...product, priceCents: price })),
    totalCents: totalAmount,
  }),
  encode: ({ products, totalCents, ...order }) => ({
    ...order,
    products: products.map(({ priceCents, ...product }) => ({ ...product, price: priceCents })),
    totalAmount: totalCents,
  }),
});

export const orderResponse = z.object({
  isSuccess: z.literal(true),
  href: z.string().describe("PayPal's approval page; empty for a bank transfer"),
});

export type OrderResponse = z.output<typeof orderResponse>;

export const quoteRequest = z.object({
  products: z
    .array(presetOrWanted, { error: () => t("presetList") })
    .max(maxCartSize, { error: () => t("manyPresets", { max: String(maxCartSize) }) })
    .refine(isWithinCart, { error: tooManyLicenses }),
  coupon: typedCode.optional().describe("The code of a coupon"),
  withDeployment: z.boolean({ error: () => t("trueOrFalse") }).default(false),
});

export type QuoteRequest = z.output<typeof quoteRequest>;

const wireQuote = z
  .object({
    items: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          price: shopAmount.describe(`${majorUnitsFirst}, before the discount`),
          discount: shopAmount.describe("The discount on it"),
        }),
      )
      .describe("In the order asked for, one for each license, without what is not on sale"),
    listPrice: shopAmount.describe("The sum of the prices"),
    discounts: z.array(z.object({ text: z.string().describe("In words"), amount: shopAmount })),
    subtotal: shopAmount.describe("The sum of the prices less the discounts"),
    deploymentCost: shopAmount,
    totalAmount: shopAmount.describe("The amounts that an order of this cart has to name"),
  })
  .meta({ id: "Quote" });

/** The sums of a cart, line by line. */
export interface Quote extends CartTotals {
  /** At their prices before the discount. */
  items: { id: number; name: string; listCents: number; discountCents: number }[];
  listCents: number;
  /** The discounts, each in words. */
  discounts: { text: string; cents: number }[];
}

export const quoteSchema = z.codec(wireQuote, z.custom<Quote>(), {
  decode: ({ items, listPrice, discounts, subtotal, deploymentCost, totalAmount }) => ({
    items: items.map(({ id, name, price, discount }) => ({
      id,
      name,
      listCents: price,
      discountCents: discount,
    })),
    listCents: listPrice,
    discounts: discounts.map(({ text, amount }) => ({ text, cents: amount })),
    deploymentCents: deploymentCost,
    subtotalCents: subtotal,
    totalCents: totalAmount,
  }),
  encode: ({ items, listCents, discounts, subtotalCents, deploymentCents, totalCents }) => ({
    items: items.map(({ id, name, listCents: price, discountCents: discount }) => ({
      id,
      name,
      price,
      discount,
    })),
    listPrice: listCents,
    discounts: discounts.map(({ text, cents }) => ({ text, amount: cents })),
    subtotal: subtotalCents,
    deploymentCost: deploymentCents,
    totalAmount: totalCents,
  }),
});

/**
 * PayPal's order id, as in the return address. An invalid id becomes an empty one, which no order
 * has.
 */
const token = z
  .string()
  .regex(/^\w{1,64}$/)
  .catch("");

export const paypalReturn = z.object({ token });
export const paypalCancel = z.object({ token });

/** The results of a payment, each with a page of its own. */
export const paymentOutcomes = [
  "paid",
  "pending",
  "declined",
  "cancelled",
  "already-paid",
  "unknown",
] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

const wireTimeline = z.object({
  payment: z
    .object({
      state: z.enum(paymentStates),
      orderId: z.string().nullable().describe("PayPal's; none for a bank transfer"),
      captureId: z.string().nullable().describe("PayPal's or the transfer's, once money moved"),
      createdAt: z.iso.datetime(),
      steps: z.array(
        z.object({ state: z.enum(paymentStates), note: z.string(), at: z.iso.datetime() }),
      ),
    })
    .nullable()
    .describe("None for a bank transfer, unless it arrived too late and was flagged"),
  replacedBy: z.int().nullable().describe("The order that was placed in its stead"),
  transfers: z.array(wireTransfer).describe("What happened to its money by bank transfer"),
  evidence: z
    .object({
      state: z.enum(evidenceStates),
      billing: z.string().nullable().describe("Of the billing address"),
      network: z.string().nullable().describe("Of the network address of the order"),
      paypal: z.string().nullable().describe("Of the account at PayPal"),
      bank: z.string().nullable().describe("Of the bank account of a transfer"),
    })
    .nullable()
    .describe(
      "Countries (ISO 3166-1) that show where the customer is; null for a company whose VAT id was confirmed",
    ),
  vatIdDenial: z
    .object({ state: z.enum(vatIdDenialStates), at: z.iso.datetime() })
    .nullable()
    .describe(
      "That VIES, which did not answer when this was sold, denied the VAT id later: whether staff looked at it, or the customer was told before paying, and when VIES answered",
    ),
  currency: z.string().describe("ISO 4217, of the amounts"),
  taxToReturn: z
    .number()
    .describe(
      "In the order’s currency: the tax that a VAT id which VIES confirmed later makes superfluous",
    ),
  mails: z.array(emailSchema),
});

/** The history of an order, for the back office. */
export interface OrderTimeline
  extends Omit<z.output<typeof wireTimeline>, "taxToReturn" | "transfers"> {
  taxToReturnCents: number;
  transfers: Transfer[];
}

export const orderTimeline = z.codec(wireTimeline, z.custom<OrderTimeline>(), {
  decode: ({ taxToReturn, transfers, ...timeline }) => {
    const { decode } = amountsIn(timeline.currency);
    return {
      ...timeline,
      taxToReturnCents: decode(taxToReturn),
      transfers: transfers.map(({ amount, ...it }) => ({ ...it, amountCents: decode(amount) })),
    };
  },
  encode: ({ taxToReturnCents, transfers, ...timeline }) => {
    const { encode } = amountsIn(timeline.currency);
    return {
      ...timeline,
      taxToReturn: encode(taxToReturnCents),
      transfers: transfers.map(({ amountCents, ...it }) => ({
        ...it,
        amount: encode(amountCents),
      })),
    };
  },
});

/** The possible decisions of staff about a payment that needs attention. */
const resolutionActions = ["check", "capture", "refund", "release"] as const;

export const paymentResolution = z.object({
  action: z
    .enum(resolutionActions)
    .describe("Look again, capture, give the money back, or close the order unpaid"),
  note: requiredText(500, () => t("reason")),
});

export type PaymentResolution = z.output<typeof paymentResolution>;

const paypalId = z.string().regex(/^[\w-]{1,64}$/);

const paypalAmount = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
});

/** In upper case with underscores, such as `ITEM_NOT_RECEIVED`. */
const paypalWord = z.string().regex(/^[A-Z_]{1,60}$/);

/**
 * The part of a webhook event that is read: which order to ask PayPal about, and what the shop is
 * told if PayPal's answer does not explain the event.
 */
export const webhookEventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().regex(/^[\w.-]{1,100}$/),
  resource: z
    .object({
      id: paypalId.optional(),
      amount: paypalAmount.optional().catch(undefined),
      dispute_id: paypalId.optional().catch(undefined),
      dispute_amount: paypalAmount.optional().catch(undefined),
      disputed_transactions: z.array(z.object({ seller_transaction_id: paypalId })).catch([]),
      reason: paypalWord.optional().catch(undefined),
      status: paypalWord.optional().catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: paypalId.optional() }).optional() })
        .optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
    })
    .optional(),
});
