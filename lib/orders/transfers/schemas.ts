import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { transferKinds } from "@/db/words/transfers";
import { amountsIn } from "@/lib/amounts";
import { ShopError } from "@/lib/errors";
import { idInBody } from "@/lib/id-schemas";
import { maxId } from "@/lib/ids";
import { decimalsOf } from "@/lib/money";

const t = currentTranslations("transferForms");

const input = currentTranslations("inputErrors");

export const wireTransfer = z.object({
  id: z.int(),
  kind: z
    .enum(transferKinds)
    .describe(
      "`returned`: a credit went back; `reversed`: a mark was taken back; `moved`: to or from the order that replaced it",
    ),
  amount: z.number().describe("In the order's currency; below zero for what went back"),
  day: z.iso.date().describe("Of the bank's statement"),
  by: z.string().describe("Who marked it; empty for marks from before amounts were kept"),
  at: z.iso.datetime(),
  isReversed: z.boolean(),
});

/** A movement of an order's money by bank transfer. */
export interface Transfer extends Omit<z.output<typeof wireTransfer>, "amount"> {
  amountCents: number;
}

/** An amount of money that moved, in the currency of its order. */
export const movedAmount = z.number().positive({ error: () => t("amount") });

/** The same in cents; throws if the currency has no such amount. */
export function movedCents(amount: number, currency: string): number {
  const { decode, encode } = amountsIn(currency);
  const cents = decode(amount);
  if (Number.isInteger(cents) && cents > 0 && cents <= maxId) return cents;
  const error = Number.isInteger(cents)
    ? t("amountMost", { max: String(encode(maxId)) })
    : input("decimals", { decimals: decimalsOf(currency) });
  throw new ShopError("invalid", error, { fields: { amount: error } });
}

export const day = z.iso.date({ error: () => t("day") });

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
