import fc from "fast-check";
import { places } from "../law/vat";
import type { Buyer, Step } from "./model";

const rarely = fc.integer({ min: 1, max: 6 }).map((it) => it === 1);
const method = fc.constantFrom("paypal" as const, "bank_transfer" as const);
const order = fc.constantFrom(0, 0, 0, 1, 2);
const item = fc.option(fc.nat({ max: 3 }));
const cents = fc.integer({ min: 1, max: 20_000 });

const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  buyer: fc.constantFrom(...places),
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
  act: fc.constant("order" as const),
  method,
  presets: fc
    .uniqueArray(
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
  act: fc.constant("daysPass" as const),
  order,
  days: fc.oneof(fc.integer({ min: 13, max: 23 }), fc.nat({ max: 40 })),
  ms: fc.oneof(fc.constant(0), fc.nat({ max: 86_399_999 })),
});

const act = <K extends Step["act"], T extends object>(
  kind: K,
  rest: { [F in keyof T]: fc.Arbitrary<T[F]> },
) => fc.record({ act: fc.constant(kind), ...rest });

const ofOrder = { order };

const arrived = act("arrive", {
  order,
  part: fc.constantFrom("some" as const, "rest" as const, "rest" as const, "more" as const),
  cents,
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: placed },
  { weight: 4, arbitrary: arrived },
  { weight: 1, arbitrary: act("takeBack", ofOrder) },
  { weight: 1, arbitrary: act("returnCredit", { order, isTooMuch: fc.boolean() }) },
  { weight: 1, arbitrary: act("cancel", ofOrder) },
  {
    weight: 1,
    arbitrary: act(
      "resolve",
      { order, action: fc.constantFrom("check" as const, "release" as const) },
    ),
  },
  { weight: 2, arbitrary: act("start", ofOrder) },
  { weight: 4, arbitrary: daysPass },
  { weight: 3, arbitrary: act("withdraw", ofOrder) },
  { weight: 3, arbitrary: act("ask", { order, item }) },
  { weight: 3, arbitrary: act("decide", { order, isApproved: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: act(
      "refund",
      { order, item, tooMuch: fc.constantFrom(0, 0, 0, 1, -1) },
    ),
  },
  { weight: 1, arbitrary: act("refundAtPaypal", { order, cents }) },
  { weight: 3, arbitrary: fc.constant({ act: "viesAnswers" as const }) },
  { weight: 1, arbitrary: act("returnTax", ofOrder) },
);

export interface History {
  buyer: Buyer;
  steps: Step[];
}

export const anyHistory: fc.Arbitrary<History> = fc.record({
  buyer: anyBuyer,
  steps: fc
    .tuple(placed, arrived, fc.array(anyStep, { minLength: 1, maxLength: 10, size: "max" }))
    .map(([first, money, rest]) => [
      first,
      // PayPal has its money at once.
      ...(first.method === "bank_transfer" ? [{ ...money, order: 0 }] : []),
      ...rest,
    ]),
});
