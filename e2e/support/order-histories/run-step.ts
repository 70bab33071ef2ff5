import { expect } from "vitest";
import { creditOf, type ModelShop, type Step } from "./model";
import type { RealShop } from "./real-shop";

/** Runs a step on both sides, and returns what both said of it; null if it means nothing now. */
export async function runStep(step: Step, { model, real }: { model: ModelShop; real: RealShop }) {
  const prepared = prepare(step, { model, real });
  const expected = model.run(step);
  if (expected === null || prepared === null) return null;
  const said = await prepared(model);
  const refusal = said === expected ? "" : (real.said.at(-1) ?? "");
  expect(`${step.act}: ${said} ${refusal}`).toBe(`${step.act}: ${expected} `);
  return expected;
}

type Act = (after: ModelShop) => Promise<"done" | "refused">;

/** What the step does to the real shop: with the figures of before. */
function prepare(step: Step, { model, real }: { model: ModelShop; real: RealShop }): Act | null {
  if (step.act === "order") {
    const owned = new Map([0, 1, 2].map((preset) => [preset, model.owned(preset)]));
    return () => real.place(step, (preset) => owned.get(preset) ?? 0);
  }
  if (step.act === "viesAnswers") return () => real.viesAnswers();
  const order = model.pick(step.order);
  if (!order) return null;
  const at = model.orders.indexOf(order);
  const isTransfer = order.method === "bank_transfer";
  switch (step.act) {
    case "arrive": {
      const cents = model.arrivalOf(step);
      return () => real.arrive(at, cents);
    }
    case "takeBack":
      return () => real.takeBack(at);
    case "returnCredit": {
      const cents = creditOf(order) + (step.isTooMuch ? 1 : 0);
      return () => real.returnCredit(at, cents);
    }
    case "cancel":
      return () => real.cancel(at);
    case "resolve":
      return () => real.resolve(at, step.action);
    case "start":
      return () => real.start(at);
    case "daysPass":
      return () => real.daysPass(at, order.paidAt);
    case "withdraw":
      return () => real.withdraw(at);
    case "ask": {
      const lines = step.item === null ? null : model.linesOf(order, step.item);
      return () => real.ask(at, lines);
    }
    case "decide":
      return () => real.decide(at, step.isApproved, isTransfer);
    case "refund": {
      const lines = model.linesOf(order, step.item);
      const cents = Math.max(1, model.amountOf(order, lines) + step.tooMuch);
      const named = step.item === null ? null : lines;
      return () => real.refund(at, named, { cents, isTransfer });
    }
    case "refundAtPaypal":
      return (after) => real.refundAtPaypal(at, lastRefund(after, at));
    case "returnTax":
      return async () => real.returnTax(at, (await real.taxDue(at)) || 1);
  }
}

const lastRefund = ({ orders }: ModelShop, at: number) => orders[at]?.refunds.at(-1)?.cents ?? 0;
