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

/** One action with its arguments, which runs on the model and on the shop. */
export interface Step {
  runOnModel: (shop: ModelShop) => StepResult;
  runOnShop: (shop: RealShop) => Promise<StepResult>;
  toString: () => string;
}

function step<V extends Action>(action: V, ...args: ActionArguments<V>): Step {
  const run = <R>(shop: Actions<R>): R => shop[action](...args);
  return {
    runOnModel: (shop) => run<StepResult>(shop),
    runOnShop: (shop) => run<Promise<StepResult>>(shop),
    toString: () => `${action}(${args.map((it) => JSON.stringify(it)).join(", ")})`,
  };
}

/** An action with random arguments; `weight` is its share among all actions. */
const weighted = <V extends Action>(
  action: V,
  weight: number,
  args: fc.Arbitrary<ActionArguments<V>>,
): fc.WeightedArbitrary<Step> => {
  return { weight, arbitrary: args.map((values) => step(action, ...values)) };
};

export const initialState: InitialState = {
  registered: 2,
  unregistered: 1,
  prices: [1_900, 4_900, 7_000, 12_345],
};

/** Few customers, so that their actions interfere; the last one has to register first. */
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

/** All actions, the common ones more often. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  weighted("register", 1, fc.tuple(customer)),
  weighted("logIn", 5, fc.tuple(customer, mostly)),
  weighted("logOut", 1, fc.tuple(customer)),
  weighted("setBanned", 2, fc.tuple(customer, rarely)),
  weighted("changePrice", 2, fc.tuple(preset, money)),
  weighted("setDisabled", 2, fc.tuple(preset, rarely)),
  weighted("addToCart", 14, fc.tuple(customer, wanted)),
  weighted("setLicenses", 6, fc.tuple(customer, preset, fc.integer({ min: 1, max: 3 }))),
  weighted("removeFromCart", 2, fc.tuple(customer, preset)),
  weighted("emptyCart", 1, fc.tuple(customer)),
  weighted("order", 14, fc.tuple(customer, method, rarely, rarely, mostly)),
  weighted("chooseAtPaypal", 9, fc.tuple(nth, choice)),
  weighted("returnFromPaypal", 7, fc.tuple(nth)),
  weighted("cancel", 2, fc.tuple(nth)),
  weighted("deliverWebhooks", 4, fc.tuple(nth)),
  weighted("endReview", 3, fc.tuple(nth, fc.boolean())),
  weighted("refund", 2, fc.tuple(nth)),
  weighted("markPaid", 3, fc.tuple(nth)),
  weighted("decideTransfer", 2, fc.tuple(nth, fc.boolean())),
  weighted("runJobs", 2, fc.tuple()),
  weighted("threeHoursPass", 1, fc.tuple()),
  weighted("threeWeeksPass", 1, fc.tuple()),
  weighted("review", 4, fc.tuple(customer, preset, fc.integer({ min: 1, max: 5 }))),
  weighted("hideReview", 1, fc.tuple(nth)),
);

/** Common sequences, so that most runs reach paid orders. */
const aPurchase = fc
  .tuple(customer, preset, choice)
  .map(([buyer, item, funding]) => [
    step("addToCart", buyer, [item]),
    step("order", buyer, "paypal", false, false),
    step("chooseAtPaypal", 0, funding),
    step("returnFromPaypal", 0),
  ]);

const aTransfer = fc
  .tuple(customer, preset)
  .map(([buyer, item]) => [
    step("addToCart", buyer, [item]),
    step("order", buyer, "bank_transfer", false, false),
    step("markPaid", 0),
  ]);

/** A purchase, and then further licenses of the same preset. */
const furtherLicenses = fc
  .tuple(customer, preset, fc.integer({ min: 1, max: 3 }), method)
  .map(([buyer, item, licenses, by]) => [
    step("setLicenses", buyer, item, 1),
    step("order", buyer, "bank_transfer", false, false),
    step("markPaid", 0),
    step("setLicenses", buyer, item, licenses),
    step("order", buyer, by, false, false),
    step("order", buyer, by, false, false),
  ]);

/** A transfer that a payment by PayPal replaces, and that arrives all the same. */
const aReplacedTransfer = fc
  .tuple(customer, preset, fc.boolean())
  .map(([buyer, item, isAccepted]) => [
    step("addToCart", buyer, [item]),
    step("order", buyer, "bank_transfer", false, false),
    step("addToCart", buyer, [item]),
    step("order", buyer, "paypal", false, false),
    step("markPaid", 1),
    step("decideTransfer", 0, isAccepted),
  ]);

const maxSteps = 40;

export const anySteps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 10, arbitrary: anyStep.map((one) => [one]) },
      { weight: 2, arbitrary: aPurchase },
      { weight: 1, arbitrary: aTransfer },
      { weight: 1, arbitrary: aReplacedTransfer },
      { weight: 1, arbitrary: furtherLicenses },
    ),
    { minLength: 10, maxLength: maxSteps, size: "max" },
  )
  .map((parts) => parts.flat().slice(0, maxSteps));
