import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { faultTestTimeout, printResult, scaled, Tally } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { ModelShop } from "@/e2e/support/model-based/model-shop";
import { RealShop } from "@/e2e/support/model-based/real-shop";
import { modelRecords } from "@/e2e/support/model-based/records";
import { anySteps, initialState, type Step } from "@/e2e/support/model-based/steps";
import { startFakePaypal } from "@/e2e/support/paypal";

startMailbox();
const paypal = startFakePaypal();

beforeEach(() => {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
});

/** The sum of PayPal's ledger for these orders, in cents. */
async function capturedByPaypal(orderIds: string[]) {
  const signOf = { captured: 1, released: 1, refunded: -1, pending: 0, denied: 0 };
  const entries = (await Promise.all(orderIds.map(paypal.ledgerOf))).flat();
  return entries.reduce((sum, { kind, cents }) => sum + signOf[kind] * cents, 0);
}

const tally = new Tally();

async function runSteps(steps: Step[]) {
  const model = new ModelShop(initialState);
  const real = await RealShop.open(paypal, initialState);
  for (const step of steps) {
    const result = await step.runOnShop(real);
    expect(`${step}: ${result}`).toBe(`${step}: ${step.runOnModel(model)}`);
    expect(await real.records()).toEqual(modelRecords(model));
    tally.count(`${result}`);
  }
  expect(await capturedByPaypal(await real.ordersAtPaypal())).toBe(model.orders.capturedByPaypal());
}

/**
 * @requirement Security and resilience: After any sequence of actions the shop equals a simple
 *   model of it
 */
test(
  "after any sequence of actions, responses and rows equal the model's",
  async () => {
    const histories = scaled(10);
    await fc.assert(fc.asyncProperty(anySteps, runSteps), {
      seed: 20_261_121,
      numRuns: histories,
      endOnFailure: true,
    });
    printResult(`${histories} histories, ${tally.total} steps`, tally);
  },
  2 * faultTestTimeout,
);
