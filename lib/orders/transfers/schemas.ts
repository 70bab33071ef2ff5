import { z } from "zod";
import { transferKinds } from "@/db/words/transfers";
import { idInBody } from "@/lib/id-schemas";
import { maxId } from "@/lib/ids";
import { dollarsToCents } from "@/lib/money";
import { dollars } from "@/lib/money-schemas";

const wireTransfer = z.object({
  id: z.int(),
  kind: z
    .enum(transferKinds)
    .describe(
      "`returned`: a credit went back; `reversed`: a mark was taken back; `moved`: to or from the order that replaced it",
    ),
  amount: dollars.describe("In the order's currency; below zero for what went back"),
  day: z.iso.date().describe("Of the bank's statement"),
  by: z.string().describe("Who marked it; empty for marks from before amounts were kept"),
  at: z.iso.datetime(),
  isReversed: z.boolean(),
});

/** A movement of an order's money by bank transfer. */
export interface Transfer extends Omit<z.output<typeof wireTransfer>, "amount"> {
  amountCents: number;
}

export const transferSchema = z.codec(wireTransfer, z.custom<Transfer>(), {
  decode: ({ amount, ...transfer }) => ({ ...transfer, amountCents: amount }),
  encode: ({ amountCents, ...transfer }) => ({ ...transfer, amount: amountCents }),
});

const wholeCents = "Please give an amount of at most two decimals";

/** An amount of money that moved. */
export const movedAmount = dollars
  .refine((cents) => Number.isInteger(cents), wholeCents)
  .refine((cents) => cents > 0, "Please give an amount above zero")
  .refine((cents) => cents <= maxId, `Please give at most ${dollarsToCents.encode(maxId)}`);

export const day = z.iso.date("Please give a day, such as 2026-11-26");

/** What staff say about a transfer beside that it arrived. */
export const transferChange = z.discriminatedUnion("action", [
  z.object({ action: z.literal("take_back"), transferId: idInBody }),
  z.object({
    action: z.literal("return"),
    amount: movedAmount.describe("Of the customer's credit"),
    day: day.describe("On which it went back"),
  }),
]);

export type TransferChange = z.output<typeof transferChange>;
