import fc from "fast-check";
import { mainlands, places } from "../law/vat";
import type { Buyer, Step } from "./model";

/** The name of a step. */
const kind = <K extends Step["act"]>(act: K) => fc.constant(act);

const rarely = fc.integer({ min: 1, max: 6 }).map((it) => it === 1);
const method = fc.constantFrom("paypal" as const, "bank_transfer" as const);
const order = fc.constantFrom(0, 0, 0, 1, 2);
const item = fc.option(fc.nat({ max: 3 }));
const cents = fc.integer({ min: 1, max: 20_000 });

const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  buyer: fc.oneof(fc.constantFrom(...mainlands), fc.constantFrom(...places)),
  said: fc.constantFrom("company" as const, "consumer" as const, "consumer" as const, null),
  sellsTo: rarely.map((it) => (it ? ("companies" as const) : ("everybody" as const))),
  id: fc.constantFrom("none" as const, "own" as const, "own" as const, "other" as const),
  vies: fc.constantFrom("valid" as const, "valid" as const, "invalid" as const),
  isViesDown: fc.constantFrom(false, false, true),
  scheme: fc.constantFrom("oss" as const, "domestic" as const, "exempt" as const),
  prices: fc.array(fc.integer({ min: 1_000, max: 30_000 }), { minLength: 3, maxLength: 3 }),
  coupon: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ amountCents: fc.integer({ min: 100, max: 2_000 }) }),
  ),
});

const placed = fc.record({
  act: kind("order"),
  method,
  presets: fc.uniqueArray(
    fc.record({ preset: fc.nat({ max: 2 }), licenses: fc.constantFrom(1, 1, 1, 2, 3) }),
    { minLength: 1, maxLength: 3, selector: ({ preset }) => preset },
  ),
  deployment: rarely,
  coupon: rarely,
  startNow: fc.boolean(),
  saysOwned: fc.boolean(),
  leavesPaypal: rarely,
});

/** Around the ends of the periods, to the millisecond where the shop counts by hours. */
const daysPass = fc.record({
  act: kind("daysPass"),
  order,
  days: fc.oneof(fc.integer({ min: 13, max: 23 }), fc.nat({ max: 40 })),
  ms: fc.oneof(fc.constant(0), fc.nat({ max: 86_399_999 })),
});

const arrived = fc.record({
  act: kind("arrive"),
  order,
  part: fc.constantFrom("some" as const, "rest" as const, "rest" as const, "more" as const),
  cents,
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: placed },
  { weight: 4, arbitrary: arrived },
  { weight: 1, arbitrary: fc.record({ act: kind("takeBack"), order }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: kind("returnCredit"), order, isTooMuch: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: kind("cancel"), order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: kind("resolve"),
      order,
      action: fc.constantFrom("check" as const, "release" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: kind("start"), order }) },
  { weight: 4, arbitrary: daysPass },
  { weight: 3, arbitrary: fc.record({ act: kind("withdraw"), order }) },
  { weight: 3, arbitrary: fc.record({ act: kind("ask"), order, item }) },
  { weight: 3, arbitrary: fc.record({ act: kind("decide"), order, isApproved: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: kind("refund"),
      order,
      item,
      tooMuch: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: kind("refundAtPaypal"), order, cents }) },
  { weight: 1, arbitrary: fc.record({ act: kind("returnTax"), order }) },
);

export interface History {
  buyer: Buyer;
  steps: Step[];
}

const someSteps = fc.array(anyStep, { minLength: 1, maxLength: 5, size: "max" });

export const anyHistory: fc.Arbitrary<History> = fc
  .record({ buyer: anyBuyer, first: placed, money: arrived, before: someSteps, after: someSteps })
  .map(({ buyer, first, money, before, after }) => ({
    buyer,
    steps: [
      first,
      // PayPal has its money at once.
      ...(first.method === "bank_transfer" ? [{ ...money, order: 0 }] : []),
      ...before,
      ...(buyer.isViesDown ? [{ act: "viesAnswers" as const }] : []),
      ...after,
    ],
  }));

const france = mainlands.filter(({ vatOf }) => vatOf === "FR");

/** A company whose VAT ID is confirmed, once VIES answers. */
const lateConfirmed = (buyer: Buyer["buyer"]): Buyer => ({
  buyer,
  said: "company",
  sellsTo: "everybody",
  id: "own",
  vies: "valid",
  isViesDown: true,
  scheme: "oss",
  prices: [4_999, 3_333, 20_001],
  coupon: { percent: 10 },
});

const first = (method: "paypal" | "bank_transfer"): Step => ({
  act: "order",
  method,
  presets: [
    { preset: 0, licenses: 2 },
    { preset: 2, licenses: 1 },
  ],
  deployment: true,
  coupon: true,
  startNow: false,
  saysOwned: false,
  leavesPaypal: false,
});

/** Histories that the shop had wrong. */
export const knownHistories = france.map(lateConfirmed).flatMap((buyer): [History][] => [
  // The tax of an item went back twice: with that of the order, and in the price of the item.
  ...(["paypal", "bank_transfer"] as const).map((method): [History] => [
    {
      buyer,
      steps: [
        first(method),
        { act: "arrive", order: 0, part: "rest", cents: 1 },
        { act: "viesAnswers" },
        { act: "refund", order: 0, item: 1, tooMuch: 0 },
        { act: "returnTax", order: 0 },
        { act: "refund", order: 0, item: 2, tooMuch: 0 },
        { act: "ask", order: 0, item: 0 },
        { act: "decide", order: 0, isApproved: true },
        { act: "refund", order: 0, item: null, tooMuch: 0 },
      ],
    },
  ]),
  // Nobody asked VIES about an order that took the place of one that was marked as paid by mistake.
  [
    {
      buyer,
      steps: [
        first("bank_transfer"),
        { act: "arrive", order: 0, part: "rest", cents: 1 },
        { act: "takeBack", order: 0 },
        { act: "viesAnswers" },
        { act: "arrive", order: 1, part: "rest", cents: 1 },
      ],
    },
  ],
]);
