import { z } from "zod";
import { type VisitStage, visitStages } from "@/db/words/analytics";
import { siteCaseLists } from "@/db/words/site-reports";
import { amountsIn } from "@/lib/amounts";
import { currency as shopCurrency } from "@/lib/money";
import { shopAmount } from "@/lib/money-schemas";
import { type AmountSums, type Period, periods, type SalesSums } from "./rules";

const names = periods.map(String);

export const figuresQuery = z.strictObject({
  days: z
    .enum(names, `Known values: ${names.join(", ")}`)
    .default("30")
    // Cast: the enum consists of the periods.
    .transform((value) => Number(value) as Period)
    .meta({
      wire: { type: "integer", enum: [...periods], default: 30 },
      description: "How many days, the last one today, in UTC",
    }),
});

const isoCode = z.string().describe("ISO 4217");

const wireAmounts = z.object({
  paidAmount: z.number().describe("The total of the orders paid on these days, with deployment"),
  refundedAmount: z.number(),
});

const wireSums = wireAmounts.extend({
  placed: z.int().describe("Orders placed on these days, paid or not, in every currency"),
  paid: z.int().describe("Orders paid on these days, whenever they were placed, in every currency"),
  refunds: z
    .int()
    .describe("Refunds completed on these days, of whichever orders, in every currency"),
});

type WireAmounts = z.output<typeof wireAmounts>;

/** Amounts from the wire and to it, in a currency. */
const amountsOf = (code: string) => {
  const { decode, encode } = amountsIn(code);
  return {
    decode: <Rest extends object>({ paidAmount, refundedAmount, ...it }: WireAmounts & Rest) => ({
      ...it,
      paidCents: decode(paidAmount),
      refundedCents: decode(refundedAmount),
    }),
    encode: <Rest extends object>({ paidCents, refundedCents, ...it }: AmountSums & Rest) => ({
      ...it,
      paidAmount: encode(paidCents),
      refundedAmount: encode(refundedCents),
    }),
  };
};

const { decode: fromWire, encode: toWire } = amountsOf(shopCurrency);

const sums = z.codec(wireSums, z.custom<SalesSums>(), { decode: fromWire, encode: toWire });

const wireDay = wireSums.extend({ day: z.iso.date() });

export type SalesDay = SalesSums & { day: string };

const salesDay = z.codec(wireDay, z.custom<SalesDay>(), {
  decode: ({ day, ...it }) => ({ day, ...fromWire(it) }),
  encode: ({ day, ...it }) => ({ day, ...toWire(it) }),
});

const wireAmount = z.object({ currency: isoCode, amount: z.number() });

export interface Amount {
  currency: string;
  cents: number;
}

const amountIn = z.codec(wireAmount, z.custom<Amount>(), {
  decode: ({ currency, amount }) => ({ currency, cents: amountsIn(currency).decode(amount) }),
  encode: ({ currency, cents }) => ({ currency, amount: amountsIn(currency).encode(cents) }),
});

const others = z.array(amountIn).describe("The same in other currencies, where it is not zero");

const wirePreset = z.object({
  presetId: z.int(),
  name: z.string(),
  sold: z.int().describe("In how many orders that were paid on these days"),
  soldAmount: shopAmount.describe("Without deployment; refunds are not taken off"),
  others,
});

export interface BestPreset {
  presetId: number;
  name: string;
  sold: number;
  soldCents: number;
  others: Amount[];
}

const bestPreset = z.codec(wirePreset, z.custom<BestPreset>(), {
  decode: ({ soldAmount, ...it }) => ({ ...it, soldCents: soldAmount }),
  encode: ({ soldCents, ...it }) => ({ ...it, soldAmount: soldCents }),
});

const wireTransfers = z.object({
  count: z.int().describe("In every currency"),
  amount: shopAmount,
  others,
});

export interface UnpaidTransfers {
  count: number;
  cents: number;
  others: Amount[];
}

const unpaidTransfers = z.codec(wireTransfers, z.custom<UnpaidTransfers>(), {
  decode: ({ amount, ...it }) => ({ ...it, cents: amount }),
  encode: ({ cents, ...it }) => ({ ...it, amount: cents }),
});

const wireOther = z.object({ currency: isoCode, total: wireAmounts, before: wireAmounts });

export interface OtherCurrency {
  currency: string;
  total: AmountSums;
  before: AmountSums;
}

const otherCurrency = z.codec(wireOther, z.custom<OtherCurrency>(), {
  decode: ({ currency, total, before }) => {
    const { decode } = amountsOf(currency);
    return { currency, total: decode(total), before: decode(before) };
  },
  encode: ({ currency, total, before }) => {
    const { encode } = amountsOf(currency);
    return { currency, total: encode(total), before: encode(before) };
  },
});

const sales = z.object({
  currency: isoCode.describe("ISO 4217: the shop's, of all amounts but those of `others`"),
  total: sums.describe("Of these days"),
  before: sums.describe("Of as many days before"),
  others: z
    .array(otherCurrency)
    .describe("Amounts of the same days in other currencies, which are added to nothing else"),
  days: z.array(salesDay),
  presets: z.array(bestPreset).describe("The presets with the highest revenue, at most ten"),
  unpaidTransfers: unpaidTransfers.describe("Orders by bank transfer that have not arrived, now"),
});

// Cast: the type of Object.fromEntries does not keep the names.
const visitors = Object.fromEntries(visitStages.map((it) => [it, z.int()])) as Record<
  VisitStage,
  z.ZodInt
>;

/** The work that waits for a decision, and the jobs and emails that were given up. */
const tasks = [
  "payments",
  "refund-requests",
  "evidence",
  "vat-ids",
  "threads",
  "held-sites",
  "sites",
  "reports",
  "mails",
  "jobs",
] as const;
export type Task = (typeof tasks)[number];

export const figuresSchema = z
  .object({
    first: z.iso.date(),
    last: z.iso.date().describe("Today, in UTC"),
    sales: sales.nullable().describe("null without the permission `orders:read`"),
    visitors: z
      .object({
        total: z.object(visitors),
        before: z.object(visitors),
        days: z.array(z.object({ day: z.iso.date(), ...visitors })),
      })
      .describe(
        "Devices that came to a preset, the cart and the checkout, each counted once a day at its last step and those before",
      ),
    tasks: z
      .array(z.object({ task: z.enum(tasks), count: z.int() }))
      .describe(
        "What waits for a person now: flagged payments, open refund requests, paid orders whose evidence of the country disagrees or whose VAT id VIES denied later, threads without an answer, reports of sites that are not decided, held sites, and sites, e-mails and jobs that failed. Only what the caller may see",
      ),
    openCases: z
      .array(
        z.object({
          list: z.enum(siteCaseLists),
          ages: z.array(
            z.object({
              from: z.iso.datetime().nullable().describe("The first moment; null for the oldest"),
              to: z.iso.datetime().nullable().describe("The last; null for the youngest"),
              count: z.int(),
            }),
          ),
        }),
      )
      .describe(
        "Reports of sites and held sites that wait for a decision, by when they began to wait: less than 1 day ago, 1 to 3, 3 to 7, and longer. Empty without the permission `sites:read`",
      ),
  })
  .meta({ id: "Figures" });

export type Figures = z.output<typeof figuresSchema>;
export type Sales = NonNullable<Figures["sales"]>;
