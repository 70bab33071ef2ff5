import { z } from "zod";
import { dollars } from "@/lib/money-schemas";
import { type Period, periods, type SalesSums } from "./rules";
import { type VisitStage, visitStages } from "./statuses";

const names = periods.map(String);

export const figuresQuery = z.strictObject({
  days: z
    .enum(names, `Known values: ${names.join(", ")}`)
    .default("30")
    // Cast: the enum is made of the periods.
    .transform((value) => Number(value) as Period)
    .meta({
      wire: { type: "integer", enum: [...periods], default: 30 },
      description: "How many days, the last one today, in UTC",
    }),
});

const wireSums = z.object({
  placed: z.int().describe("Orders placed on these days, paid or not"),
  paid: z.int().describe("Orders paid on these days, whenever they were placed"),
  paidAmount: dollars.describe("Dollars: what they came to, with deployment"),
  refunds: z.int().describe("Refunds completed on these days, of whichever orders"),
  refundedAmount: dollars.describe("Dollars"),
});

type WireSums = z.output<typeof wireSums>;

const fromWire = ({ paidAmount, refundedAmount, ...sums }: WireSums): SalesSums => ({
  ...sums,
  paidCents: paidAmount,
  refundedCents: refundedAmount,
});

const toWire = ({ paidCents, refundedCents, ...sums }: SalesSums): WireSums => ({
  ...sums,
  paidAmount: paidCents,
  refundedAmount: refundedCents,
});

const sums = z.codec(wireSums, z.custom<SalesSums>(), { decode: fromWire, encode: toWire });

const wireDay = wireSums.extend({ day: z.iso.date() });

export type SalesDay = SalesSums & { day: string };

const salesDay = z.codec(wireDay, z.custom<SalesDay>(), {
  decode: ({ day, ...it }) => ({ day, ...fromWire(it) }),
  encode: ({ day, ...it }) => ({ day, ...toWire(it) }),
});

const wirePreset = z.object({
  presetId: z.int(),
  name: z.string(),
  sold: z.int().describe("In how many orders that were paid on these days"),
  soldAmount: dollars.describe("Dollars, without deployment; refunds are not taken off"),
});

export interface BestPreset {
  presetId: number;
  name: string;
  sold: number;
  soldCents: number;
}

const bestPreset = z.codec(wirePreset, z.custom<BestPreset>(), {
  decode: ({ soldAmount, ...it }) => ({ ...it, soldCents: soldAmount }),
  encode: ({ soldCents, ...it }) => ({ ...it, soldAmount: soldCents }),
});

const wireTransfers = z.object({ count: z.int(), amount: dollars.describe("Dollars") });

export interface UnpaidTransfers {
  count: number;
  cents: number;
}

const unpaidTransfers = z.codec(wireTransfers, z.custom<UnpaidTransfers>(), {
  decode: ({ count, amount }) => ({ count, cents: amount }),
  encode: ({ count, cents }) => ({ count, amount: cents }),
});

const sales = z.object({
  total: sums.describe("Of these days"),
  before: sums.describe("Of as many days before"),
  days: z.array(salesDay),
  presets: z.array(bestPreset).describe("Those that brought most, at most ten"),
  unpaidTransfers: unpaidTransfers.describe("Orders by bank transfer that have not arrived, now"),
});

// Cast: Object.fromEntries forgets the names.
const visitors = Object.fromEntries(visitStages.map((it) => [it, z.int()])) as Record<
  VisitStage,
  z.ZodInt
>;

/** What waits for a decision, or was given up. */
const tasks = ["payments", "refund-requests", "threads", "sites", "mails", "jobs"] as const;
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
        "Devices that opened a page of a preset, the cart and the checkout, each counted once a day",
      ),
    tasks: z
      .array(z.object({ task: z.enum(tasks), count: z.int() }))
      .describe(
        "What waits for a person now: flagged payments, open refund requests, threads without an answer, and sites, mails and jobs that failed. Only what the caller may see",
      ),
  })
  .meta({ id: "Figures" });

export type Figures = z.output<typeof figuresSchema>;
export type Sales = NonNullable<Figures["sales"]>;
