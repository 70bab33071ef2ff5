import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { amountsIn } from "@/lib/amounts";
import { idInBody } from "@/lib/id-schemas";

const t = currentTranslations("transferForms");

export const statementForm = z.object({ file: z.file() });

export const loadedStatement = z.object({
  added: z.int().describe("Incoming payments that were not known"),
  repeated: z.int().describe("Lines that another file had already"),
  leftOut: z.int().describe("Outgoing money, and what is not booked yet"),
});

const wireMatch = z.object({
  id: z.int().describe("Of the order"),
  company: z.string(),
  open: z.number().describe("What is missing of its total"),
  reasons: z.array(z.enum(["reference", "name", "amount"])),
});

const wireLine = z
  .object({
    id: z.int(),
    day: z.iso.date(),
    amount: z.number(),
    currency: z.string().describe("ISO 4217"),
    payer: z.string(),
    purpose: z.string(),
    orderId: z.int().nullable().describe("The order that it is for, where one is certain"),
    matches: z.array(wireMatch).describe("The nearest orders, at most three"),
  })
  .meta({ id: "BankLine" });

type WireLine = z.output<typeof wireLine>;
type WireMatch = WireLine["matches"][number];

/** An incoming payment that is not marked yet. */
export interface BankLine extends Omit<WireLine, "amount" | "matches"> {
  amountCents: number;
  matches: (Omit<WireMatch, "open"> & { openCents: number })[];
}

export const bankLineSchema = z.codec(wireLine, z.custom<BankLine>(), {
  decode: ({ amount, matches, ...line }) => {
    const { decode } = amountsIn(line.currency);
    return {
      ...line,
      amountCents: decode(amount),
      matches: matches.map(({ open, ...match }) => ({ ...match, openCents: decode(open) })),
    };
  },
  encode: ({ amountCents, matches, ...line }) => {
    const { encode } = amountsIn(line.currency);
    return {
      ...line,
      amount: encode(amountCents),
      matches: matches.map(({ openCents, ...match }) => ({ ...match, open: encode(openCents) })),
    };
  },
});

const mostAtOnce = 500;

export const confirmation = z.object({
  lines: z
    .array(
      z.object({
        id: idInBody,
        orderId: idInBody.nullable().describe("Null: it is no payment of an order"),
      }),
    )
    .min(1, { error: () => t("leastLines") })
    .max(mostAtOnce, { error: () => t("mostLines", { max: String(mostAtOnce) }) }),
});

export type Confirmation = z.output<typeof confirmation>;

export const confirmed = z.object({
  lines: z
    .array(z.object({ id: z.int(), error: z.string().nullable() }))
    .describe("In the order asked for; with an error, the line is still open"),
});
