import fc from "fast-check";
import { beforeAll, test, vi } from "vitest";
import { database } from "@/db/client";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { addAdmin } from "@/e2e/support/customers";
import { faultTestTimeout, printResult, scaled, Tally } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { compare } from "@/e2e/support/order-histories/compare";
import { anyHistory } from "@/e2e/support/order-histories/histories";
import { ModelShop } from "@/e2e/support/order-histories/model";
import { RealShop, type Services } from "@/e2e/support/order-histories/real-shop";
import { runStep } from "@/e2e/support/order-histories/run-step";
import { startFakePaypal } from "@/e2e/support/paypal";
import { startFakeVies } from "@/e2e/support/vies";

startMailbox();
const paypal = startFakePaypal();
const vies = startFakeVies();

let admin: Services["admin"];
beforeAll(async () => {
  admin = await addAdmin();
  // All sales abroad together stay below the threshold of Article 59c.
  await database()
    .insert(exchangeRates)
    .values({ day: "2026-01-02", perEuro: { USD: 10_000 } });
});

const tally = new Tally();

async function runHistory({ buyer, steps }: typeof anyHistory extends fc.Arbitrary<infer T> ? T : never) {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
  vi.stubEnv("SELLS_TO", buyer.sellsTo);
  vi.stubEnv("SELLER_TAX", buyer.scheme);
  const model = new ModelShop(buyer);
  const real = await RealShop.open({ admin, paypal, vies }, buyer);
  for (const step of steps) {
    const outcome = await runStep(step, { model, real });
    if (outcome !== null) tally.count(`${step.act} ${outcome}`);
    if (outcome === "done") await compare(step, { model, real });
  }
}

// DEV
import { appendFileSync } from "node:fs";
async function devRun(history: Parameters<typeof runHistory>[0]) {
  try { await runHistory(history); } catch (error) {
    const e = error as { message: string; diff?: string; actual?: any; expected?: any };
    const { processError } = await import("@vitest/utils/error");
    appendFileSync("/tmp/h/hist-failures.log", JSON.stringify(history.buyer) + "\n" + history.steps.map((s) => "  " + JSON.stringify(s)).join("\n") + "\n" + (processError(error) as any).diff + "\n" + e.message.slice(0, 1500) + "\n=====\n");
  }
}
// END DEV
/** @requirement Orders: Tax, refunds and rights of any history of orders are those of the law and of the documents */
test(
  "any history of orders has the cents, the rights and the dates of the model",
  async () => {
    const histories = scaled(250);
    const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 2 ** 31);
    printResult("HISTORY_SEED", `${seed}`);
    await fc.assert(fc.asyncProperty(anyHistory, devRun), {
      seed,
      numRuns: histories,
      endOnFailure: true,
    });
    printResult(`${histories} histories, ${tally.total} steps`, tally);
  },
  4 * faultTestTimeout,
);
