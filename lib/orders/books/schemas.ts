import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { amountsIn } from "@/lib/amounts";
import { wholeNumberParam } from "@/lib/id-schemas";
import { balanceOf, filesOf, type MonthSums } from "./rules";

const t = currentTranslations("bookErrors");

const input = currentTranslations("inputErrors");

export const monthParams = z.object({
  month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, { error: () => t("notAMonth") }),
});

export const booksQuery = z.strictObject({
  year: z
    .string()
    .regex(/^2\d{3}$/, { error: () => input("notAYear") })
    .optional()
    .describe("The present one, if absent"),
});

export const noQuery = z.strictObject({});

export const datevQuery = z.strictObject({
  file: wholeNumberParam(10_000).optional().describe("1, if absent"),
});

const wireMonth = z.object({
  month: z
    .string()
    .describe(
      "Such as `2026-11`, in the seller's time zone; there is one entry for each of its currencies",
    ),
  currency: z.string().describe("ISO 4217, of the amounts"),
  documents: z
    .int()
    .describe(
      "Invoices, corrected ones, credit notes and bank transfers of the month, in every currency",
    ),
  datevFiles: z.int().describe("A file holds no more documents than DATEV takes"),
  invoiced: z.number().describe("Invoices that were paid in it"),
  credited: z.number().describe("Credit notes"),
  paypal: z.number().describe("Payments by PayPal"),
  bankTransfer: z
    .number()
    .describe("Bank transfers that arrived, by the day of the bank's statement"),
  refunded: z.number().describe("Refunds, credits that went back, and marks that were taken back"),
  fees: z.number().describe("What PayPal kept, less what it returned, as far as it is known"),
  unknownFees: z.int().describe("Payments and refunds by PayPal whose fee is not known"),
  balance: z.number().describe("Payments less refunds and known fees"),
});

const month = z.codec(wireMonth, z.custom<MonthSums>(), {
  decode: ({ month: name, currency, documents, unknownFees, ...amounts }) => {
    const { decode } = amountsIn(currency);
    return {
      month: name,
      currency,
      documents,
      unknownFees,
      invoicedCents: decode(amounts.invoiced),
      creditedCents: decode(amounts.credited),
      paypalCents: decode(amounts.paypal),
      bankTransferCents: decode(amounts.bankTransfer),
      refundedCents: decode(amounts.refunded),
      feeCents: decode(amounts.fees),
    };
  },
  encode: (sums) => {
    const { encode } = amountsIn(sums.currency);
    return {
      month: sums.month,
      currency: sums.currency,
      documents: sums.documents,
      unknownFees: sums.unknownFees,
      datevFiles: filesOf(sums.documents),
      invoiced: encode(sums.invoicedCents),
      credited: encode(sums.creditedCents),
      paypal: encode(sums.paypalCents),
      bankTransfer: encode(sums.bankTransferCents),
      refunded: encode(sums.refundedCents),
      fees: encode(sums.feeCents),
      balance: encode(balanceOf(sums)),
    };
  },
});

export const booksSchema = z
  .object({
    year: z.int(),
    years: z.array(z.int()).describe("From the first invoice on, the newest first"),
    months: z.array(month).describe("Of the year, the newest first"),
  })
  .meta({ id: "Books" });

export type Books = z.output<typeof booksSchema>;
