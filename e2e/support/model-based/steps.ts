import fc from "fast-check";
import type {
  Action,
  ActionArguments,
  Actions,
  InitialState,
  ModelShop,
  StepResult,
} from "./model-shop";
import type { RealShop } from "./real-shop";

/** Something that somebody does, in either shop. */
export interface Step {
  runOnModel: (shop: ModelShop) => StepResult;
  runOnShop: (shop: RealShop) => Promise<StepResult>;
  toString: () => string;
}

function act<V extends Action>(verb: V, ...details: ActionArguments<V>): Step {
  const askOf = <R>(shop: Actions<R>): R => shop[verb](...details);
  return {
    runOnModel: (shop) => askOf<StepResult>(shop),
    runOnShop: (shop) => askOf<Promise<StepResult>>(shop),
    toString: () => `${verb}(${details.map((it) => JSON.stringify(it)).join(", ")})`,
  };
}

/** A verb with any details, so often among the others. */
const does = <V extends Action>(
  verb: V,
  weight: number,
  details: fc.Arbitrary<ActionArguments<V>>,
): fc.WeightedArbitrary<Step> => {
  return { weight, arbitrary: details.map((given) => act(verb, ...given)) };
};

export const initialState: InitialState = {
  registered: 2,
  strangers: 1,
  prices: [1_900, 4_900, 7_000, 12_345],
};

/** Few meet often; the last has to register first. */
const customer = fc.constantFrom(0, 0, 0, 1, 1, 2);
const preset = fc.nat({ max: initialState.prices.length - 1 });
const nth = fc.constantFrom(0, 0, 0, 1, 2);
const mostly = fc.integer({ min: 1, max: 10 }).map((it) => it > 1);
const rarely = mostly.map((it) => !it);
const money = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 }));
const method = fc.constantFrom("paypal" as const, "paypal" as const, "bank_transfer" as const);
const choice = fc.constantFrom(
  "good" as const,
  "good" as const,
  "declined" as const,
  "in review" as const,
);
const wanted = fc.uniqueArray(preset, { minLength: 1, maxLength: 3 });

/** Everything that can happen to the shop, the usual more often than the rare. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  does("register", 1, fc.tuple(customer)),
  does("logIn", 5, fc.tuple(customer, mostly)),
  does("logOut", 1, fc.tuple(customer)),
  does("setBanned", 2, fc.tuple(customer, rarely)),
  does("changePrice", 2, fc.tuple(preset, money)),
  does("setDisabled", 2, fc.tuple(preset, rarely)),
  does("addToCart", 14, fc.tuple(customer, wanted)),
  does("removeFromCart", 2, fc.tuple(customer, preset)),
  does("emptyCart", 1, fc.tuple(customer)),
  does("order", 14, fc.tuple(customer, method, rarely, rarely)),
  does("chooseAtPaypal", 9, fc.tuple(nth, choice)),
  does("returnFromPaypal", 7, fc.tuple(nth)),
  does("cancel", 2, fc.tuple(nth)),
  does("deliverWebhooks", 4, fc.tuple(nth)),
  does("endReview", 3, fc.tuple(nth, fc.boolean())),
  does("refund", 2, fc.tuple(nth)),
  does("markPaid", 3, fc.tuple(nth)),
  does("runJobs", 2, fc.tuple()),
  does("threeHoursPass", 1, fc.tuple()),
  does("threeWeeksPass", 1, fc.tuple()),
  does("review", 4, fc.tuple(customer, preset, fc.integer({ min: 1, max: 5 }))),
  does("hideReview", 1, fc.tuple(nth)),
);

/** What customers mostly do, so that histories get far; other things happen before, between and after. */
const aPurchase = fc
  .tuple(customer, preset, choice)
  .map(([who, what, how]) => [
    act("addToCart", who, [what]),
    act("order", who, "paypal", false, false),
    act("chooseAtPaypal", 0, how),
    act("returnFromPaypal", 0),
  ]);

const aTransfer = fc
  .tuple(customer, preset)
  .map(([who, what]) => [
    act("addToCart", who, [what]),
    act("order", who, "bank_transfer", false, false),
    act("markPaid", 0),
  ]);

const longest = 40;

export const anySteps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 10, arbitrary: anyStep.map((step) => [step]) },
      { weight: 2, arbitrary: aPurchase },
      { weight: 1, arbitrary: aTransfer },
    ),
    { minLength: 10, maxLength: longest, size: "max" },
  )
  .map((chapters) => chapters.flat().slice(0, longest));
