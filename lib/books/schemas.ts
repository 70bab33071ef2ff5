import { z } from "zod";
import { wholeNumberParam } from "@/lib/id-schemas";
import { dollars } from "@/lib/money-schemas";
import { balanceOf, filesOf, type MonthSums } from "./rules";

const notAMonth = "This must be a month, such as 2026-11";

export const monthParams = z.object({
  month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, notAMonth),
});

export const booksQuery = z.strictObject({
  year: z
    .string()
    .regex(/^2\d{3}$/, "This must be a year, such as 2026")
    .optional()
    .describe("The present one, if absent"),
});

export const noQuery = z.strictObject({});

export const datevQuery = z.strictObject({
  file: wholeNumberParam(10_000).optional().describe("1, if absent"),
});

const wireMonth = z.object({
  month: z.string().describe("Such as `2026-11`, in UTC"),
  documents: z.int().describe("Invoices, corrected ones and credit notes"),
  datevFiles: z.int().describe("A file holds no more documents than DATEV takes"),
  invoiced: dollars.describe("Dollars: invoices that were paid in it"),
  credited: dollars.describe("Dollars: credit notes"),
  paypal: dollars.describe("Dollars: payments by PayPal"),
  bankTransfer: dollars.describe("Dollars: payments by bank transfer"),
  refunded: dollars.describe("Dollars"),
  fees: dollars.describe("Dollars: what PayPal kept, less what it returned, as far as it is known"),
  unknownFees: z.int().describe("Payments and refunds by PayPal whose fee is not known"),
  balance: dollars.describe("Dollars: payments less refunds and known fees"),
});

const month = z.codec(wireMonth, z.custom<MonthSums>(), {
  decode: ({ month: name, documents, unknownFees, ...amounts }) => ({
    ...{ month: name, documents, unknownFees },
    invoicedCents: amounts.invoiced,
    creditedCents: amounts.credited,
    paypalCents: amounts.paypal,
    bankTransferCents: amounts.bankTransfer,
    refundedCents: amounts.refunded,
    feeCents: amounts.fees,
  }),
  encode: (sums) => ({
    ...{ month: sums.month, documents: sums.documents, unknownFees: sums.unknownFees },
    datevFiles: filesOf(sums.documents),
    invoiced: sums.invoicedCents,
    credited: sums.creditedCents,
    paypal: sums.paypalCents,
    bankTransfer: sums.bankTransferCents,
    refunded: sums.refundedCents,
    fees: sums.feeCents,
    balance: balanceOf(sums),
  }),
});

export const booksSchema = z
  .object({
    year: z.int(),
    years: z.array(z.int()).describe("From the first invoice on, the newest first"),
    months: z.array(month).describe("Of the year, the newest first"),
  })
  .meta({ id: "Books" });

export type Books = z.output<typeof booksSchema>;
