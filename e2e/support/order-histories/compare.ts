import { expect } from "vitest";
import { isPartlyPaid, type ModelOrder, type ModelShop, type Step, taxIn, totalOf } from "./model";
import type { RealShop } from "./real-shop";

type Records = Awaited<ReturnType<RealShop["records"]>>;

/** What the lists of the API say of an order's state. */
function statusOf(order: ModelOrder): string {
  if (order.status === "released") return "cancelled";
  return isPartlyPaid(order) ? "partly_paid" : order.status;
}

/** Fractions of a cent are rounded up or down. */
const isNear = (cents: number | null, exact: number) =>
  cents !== null && Math.abs(cents - exact) < 1;

export async function compare(step: Step, { model, real }: { model: ModelShop; real: RealShop }) {
  const records = await real.records();
  for (const [at, order] of model.orders.entries()) {
    const record = records[at];
    if (record) adopt(order, record);
    if (record) await adoptTax(order, { model, record });
  }
  expect({ after: step, orders: records }).toEqual({
    after: step,
    orders: model.orders.map((order, at) => recordOf(order, { model, record: records[at] })),
  });
  for (const [at, order] of model.orders.entries()) {
    const kept = order.refunds.reduce((sum, { cents }) => sum - cents, totalOf(order));
    const isThere = order.method === "paypal" && order.paidAt > 0;
    expect(await real.atPaypal(at)).toBe(isThere ? kept : 0);
    expect(isNear(await real.taxDue(at), model.taxDue(order)), `tax due of ${at}`).toBe(true);
  }
  for (const preset of [0, 1, 2]) {
    const orders = model.orders.filter(
      (it) =>
        it.status === "paid" && it.lines.some((line) => line.preset === preset && !line.isRefunded),
    );
    const waiting = orders.filter((it) => model.waits(it));
    const download = await real.download(preset);
    if (orders.length === 0) expect(download).toBe("no");
    else if (waiting.length === 0) expect(download).toBe("yes");
    else if (waiting.length === orders.length) expect(download).toBe("waits");
    else expect(download).not.toBe("no");
  }
}

/** A discount is divided among the items in proportion, in cents that add up: decision 0081. */
function adopt(order: ModelOrder, { lines }: Records[number]) {
  for (const [at, line] of order.lines.entries()) {
    const share = order.listCents === 0 ? 0 : (order.couponCents * line.cents) / order.listCents;
    const real = lines[at]?.cents ?? 0;
    if (order.couponCents > 0 && !order.isDivided && isNear(real, line.cents - share)) {
      line.cents = real;
    }
  }
  order.isDivided = true;
}

/** Tax that went back by the shop itself, through PayPal. */
async function adoptTax(
  order: ModelOrder,
  { model, record }: { model: ModelShop; record: Records[number] },
) {
  const made = record.refunds.filter(({ reason }) => reason === "tax_returned");
  const known = order.refunds.filter(({ reason }) => reason === "tax_returned");
  const due = model.taxDue(order);
  for (const { cents } of made.slice(known.length)) {
    expect(isNear(cents, due), `the returned tax ${cents}, not ${due}`).toBe(true);
    model.taxWentBack(order, cents);
  }
}

function recordOf(
  order: ModelOrder,
  { model, record }: { model: ModelShop; record: Records[number] | undefined },
) {
  const cents = totalOf(order);
  const isIssued = order.tax !== null;
  const tax = model.validTax(order);
  const exact = taxIn(cents, tax);
  const taxCents = isNear(record?.taxCents ?? null, exact) ? record?.taxCents : exact;
  return {
    status: statusOf(order),
    cents,
    discountCents: order.couponCents,
    receivedCents: order.receivedCents,
    lines: order.lines.map(({ isRefunded: _, ...line }) => line),
    taxes: isIssued ? [tax] : [],
    taxCents: isIssued ? (taxCents ?? null) : null,
    netCents: isIssued ? cents - (taxCents ?? 0) : null,
    corrections: order.isCorrected ? 1 : 0,
    isNumbered: isIssued,
    refunds: order.refunds.map((it, at) => {
      const real = record?.refunds[at];
      const part = taxIn(it.cents, it.tax);
      return {
        cents: it.cents,
        reason: it.reason,
        status: "completed",
        method: it.method,
        noteCents: it.cents,
        tax: [it.tax],
        taxCents: isNear(real?.taxCents ?? null, part) ? (real?.taxCents ?? null) : part,
      };
    }),
    requests: order.requests.map((it, at) => ({
      status: it.status,
      reason: it.reason,
      rightEnded: it.rightEnded,
      cents:
        it.status === "open"
          ? model.amountOf(order, it.lines)
          : (record?.requests[at]?.cents ?? null),
    })),
    canAsk: model.canAsk(order),
  };
}
