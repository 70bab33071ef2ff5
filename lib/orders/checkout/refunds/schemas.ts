import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { paymentMethods } from "@/db/words/invoices";
import {
  refundReasons,
  refundRequestStatuses,
  refundStatuses,
  requestedReasons,
  requestReasons,
  rightEndings,
  shopReasons,
} from "@/db/words/refunds";
import { amountsIn } from "@/lib/amounts";
import { line } from "@/lib/company-name";
import { idInBody } from "@/lib/id-schemas";
import { majorUnitsFirst } from "@/lib/money-texts";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";

const t = currentTranslations("orderFields");

const maxPresets = 100;

const chosenIds = z
  .array(idInBody)
  .min(1, { error: () => t("onePreset") })
  .max(maxPresets);

/** What is to be refunded. */
const wished = {
  presetIds: chosenIds
    .optional()
    .describe(
      "Which of the order's presets, with all of their licenses; all that is left, if absent",
    ),
  itemIds: chosenIds
    .optional()
    .describe("Which of the order's items: for one license of several, instead of `presetIds`"),
};

const note = text(500).default("");

export const refundForm = z.object({
  invoiceId: idInBody,
  ...wished,
  amount: z
    .number()
    .describe(
      `${majorUnitsFirst}, as the caller saw it: compared only. With the last preset goes all that is left.`,
    ),
  method: z
    .enum(paymentMethods)
    .optional()
    .describe("As the order was paid, if absent. A bank transfer was made before."),
  reference: line(80).optional().describe("Of the bank transfer by which the money went back"),
  reason: z
    .enum([...shopReasons, "withdrawal", "tax_returned"], { error: () => t("refundReason") })
    .describe(
      "`tax_returned`: the tax, by bank transfer, after VIES confirmed a VAT id; without presets",
    ),
  note,
});

export type RefundForm = z.output<typeof refundForm>;

const wireRefund = z
  .object({
    id: z.int(),
    number: z
      .int()
      .nullable()
      .describe("Of the credit note: given when it is completed, without gaps"),
    invoiceId: z.int(),
    invoiceNumber: z.int().nullable(),
    userId: z.int(),
    userEmail: z.string(),
    presetIds: z.array(z.int()).describe("What it takes back"),
    itemIds: z.array(z.int()).describe("The same, as items of the order"),
    status: z
      .enum(refundStatuses)
      .describe(
        "`sending`: PayPal has not answered; `pending`: PayPal moves the money; `refused`: it will not",
      ),
    method: z.enum(paymentMethods),
    amount: z.number().describe("In its currency"),
    currency: z.string().describe("ISO 4217"),
    deploymentCost: z.number().describe("The part of the amount that is for deployment"),
    reason: z.enum(refundReasons),
    note: z.string(),
    reference: z
      .string()
      .nullable()
      .describe("The ID at PayPal, or the reference of the bank transfer"),
    refusal: z.string().nullable().describe("Why PayPal refused it"),
    createdBy: z.string().nullable().describe("Who decided; null if it was made at PayPal"),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Refund" });

export interface Refund extends Omit<z.output<typeof wireRefund>, "amount" | "deploymentCost"> {
  amountCents: number;
  deploymentCents: number;
}

export const refundSchema = z.codec(wireRefund, z.custom<Refund>(), {
  decode: ({ amount, deploymentCost, ...refund }) => {
    const { decode } = amountsIn(refund.currency);
    return { ...refund, amountCents: decode(amount), deploymentCents: decode(deploymentCost) };
  },
  encode: ({ amountCents, deploymentCents, ...refund }) => {
    const { encode } = amountsIn(refund.currency);
    return { ...refund, amount: encode(amountCents), deploymentCost: encode(deploymentCents) };
  },
});

const refundFields = {
  id: filterTypes.id,
  number: orNull(filterTypes.integer),
  invoiceId: filterTypes.id,
  invoiceNumber: orNull(filterTypes.integer),
  userId: filterTypes.id,
  userEmail: filterTypes.text,
  status: filterByWord(refundStatuses),
  method: filterByWord(paymentMethods),
  amount: filterTypes.amount,
  currency: filterTypes.text,
  deploymentCost: filterTypes.amount,
  reason: filterByWord(refundReasons),
  note: filterTypes.text,
  reference: orNull(filterTypes.text),
  refusal: orNull(filterTypes.text),
  createdBy: orNull(filterTypes.text),
  createdAt: filterTypes.date,
  completedAt: orNull(filterTypes.date),
};

/** The presets and the items that a record names. */
const lists = ["presetIds", "itemIds"] as const;
const members = { presetIds: filterTypes.id, itemIds: filterTypes.id };

export type RefundSort = keyof typeof refundFields | (typeof lists)[number];

export const refundListQuery = z.strictObject(
  adminListQuery({
    fields: refundFields,
    members,
    lists,
    ranges: ["createdAt", "completedAt"],
  }),
);

/** What a customer sends. */
export const requestForm = z.object({
  invoiceId: idInBody,
  ...wished,
  reason: z.enum(requestReasons, { error: () => t("refundReason") }),
  note,
});

export type RequestForm = z.output<typeof requestForm>;

const wireRequest = z
  .object({
    id: z.int(),
    invoiceId: z.int(),
    userId: z.int(),
    userEmail: z.string(),
    presetIds: z.array(z.int()),
    itemIds: z.array(z.int()),
    currency: z.string().describe("ISO 4217"),
    amount: z
      .number()
      .nullable()
      .describe(
        "In its currency: the amount of the request now, or the refunded amount; null if there is none",
      ),
    reason: z
      .enum(requestedReasons)
      .describe("`withdrawal`: a consumer withdrew from the contract, with or without an account"),
    rightEnded: z
      .enum(rightEndings)
      .nullable()
      .describe(
        "Why the right to withdraw had ended before a withdrawal: the buyer's consent to an immediate start, the time, or because no consumer ordered",
      ),
    note: z.string(),
    status: z.enum(refundRequestStatuses),
    answer: z.string().describe("The answer to the customer"),
    decidedBy: z.string().nullable(),
    refundId: z.int().nullable(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "RefundRequest" });

export interface RefundRequest extends Omit<z.output<typeof wireRequest>, "amount"> {
  amountCents: number | null;
}

export const refundRequestSchema = z.codec(wireRequest, z.custom<RefundRequest>(), {
  decode: ({ amount, ...request }) => ({
    ...request,
    amountCents: amount && amountsIn(request.currency).decode(amount),
  }),
  encode: ({ amountCents, ...request }) => ({
    ...request,
    amount: amountCents && amountsIn(request.currency).encode(amountCents),
  }),
});

const requestFields = {
  id: filterTypes.id,
  invoiceId: filterTypes.id,
  userId: filterTypes.id,
  userEmail: filterTypes.text,
  amount: orNull(filterTypes.amount),
  currency: filterTypes.text,
  reason: filterByWord(requestedReasons),
  rightEnded: orNull(filterByWord(rightEndings)),
  note: filterTypes.text,
  status: filterByWord(refundRequestStatuses),
  answer: filterTypes.text,
  decidedBy: orNull(filterTypes.text),
  refundId: orNull(filterTypes.id),
  createdAt: filterTypes.date,
  decidedAt: orNull(filterTypes.date),
};

export type RequestSort = keyof typeof requestFields | (typeof lists)[number];

export const requestListQuery = z.strictObject(
  adminListQuery({ fields: requestFields, members, lists }),
);

/** A whole record may be sent: its other fields belong to the customer and are not changed. */
export const requestDecision = z.object({
  status: z.enum(refundRequestStatuses, `Known values: ${refundRequestStatuses.join(", ")}`),
  answer: text(500).optional().describe("The answer to the customer; required to decline"),
  reference: line(80)
    .optional()
    .describe(
      "Of the bank transfer by which the money went back; needed where PayPal did not take it",
    ),
});

export type RequestDecision = z.output<typeof requestDecision>;
