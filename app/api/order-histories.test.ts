import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, test, vi } from "vitest";
import { database } from "@/db/client";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { addAdmin } from "@/e2e/support/customers";
import { faultTestTimeout, printResult, scaled, Tally, testSeed } from "@/e2e/support/fault-test";
import { compare } from "@/e2e/support/order-histories/compare";
import { anyHistory, type History, knownHistories } from "@/e2e/support/order-histories/histories";
import { ModelShop, type Step } from "@/e2e/support/order-histories/model";
import { RealShop, type Services } from "@/e2e/support/order-histories/real-shop";
import { runStep } from "@/e2e/support/order-histories/run-step";
import { startFakePaypal } from "@/e2e/support/paypal";
import { startFakeVies } from "@/e2e/support/vies";
import { env } from "@/lib/env";

const paypal = startFakePaypal();
const vies = startFakeVies();

/** Letters and sites take most of the time of an order, and are tested elsewhere: they stay queued. */
async function postponeJobs() {
  await database().execute(sql`
    create function postpone() returns trigger language plpgsql
    as $$ begin new.due_at := now() + interval '1 year'; return new; end $$`);
  await database().execute(sql`
    create trigger postponed before insert or update on jobs for each row
    when (new.name in ('send-email', 'sync-deployments')) execute function postpone()`);
}

let admin: Services["admin"];
beforeAll(async () => {
  admin = await addAdmin();
  await postponeJobs();
  // All sales abroad together stay below the threshold of Article 59c.
  await database()
    .insert(exchangeRates)
    .values({ day: "2026-01-02", perEuro: { USD: 10_000 } });
});

const tally = new Tally();

/** After these the model takes over which cents the shop rounded, having checked them. */
const isRounded = (step: Step) =>
  ["viesAnswers", "returnTax"].includes(step.act) || (step.act === "order" && step.coupon);

async function runHistory({ buyer, steps }: History) {
  vi.stubEnv("RATE_LIMIT_SCALE", "1000");
  // The shop reads its settings once. A change of them is a restart, which is left out here.
  Object.assign(env("buyers"), { SELLS_TO: buyer.sellsTo });
  Object.assign(env("tax"), { SELLER_TAX: buyer.scheme });
  const model = new ModelShop(buyer);
  const real = await RealShop.open({ admin, paypal, vies }, buyer);
  for (const [at, step] of steps.entries()) {
    const outcome = await runStep(step, { model, real });
    if (outcome !== null) tally.count(`${step.act} ${outcome}`);
    if (at === steps.length - 1 || isRounded(step)) await compare(step, { model, real });
  }
}

/** @requirement Orders: Tax, refunds and rights of any history of orders are those of the law and of the documents */
test(
  "any history of orders has the cents, the rights and the dates of the model",
  async () => {
    const histories = scaled(60);
    printResult("TEST_SEED", `${testSeed}`);
    await fc.assert(fc.asyncProperty(anyHistory, runHistory), {
      seed: testSeed,
      examples: knownHistories,
      numRuns: histories,
      endOnFailure: true,
    });
    printResult(`${histories} histories, ${tally.total} steps`, tally);
  },
  4 * faultTestTimeout,
);
