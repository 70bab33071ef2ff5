import { asc, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presetSalesDays, salesDays } from "@/db/schema/figures";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import { addPresets, addUser } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { readFigures } from "@/lib/analytics/queries/figures";
import { type Period, periods, rangeOf } from "@/lib/analytics/rules";
import { databaseCode } from "@/lib/database-errors";
import { currency as shops } from "@/lib/money";
import { permissions } from "@/lib/platform/staff/rules";
import { daysAfter } from "@/lib/sites/visits/rules";

const now = Date.parse("2026-11-23T12:00:00Z");

let userId = 0;
let presets: Awaited<ReturnType<typeof addPresets>> = [];
beforeAll(async () => {
  userId = (await addUser()).id;
  presets = await addPresets({}, { priceCents: 333 }, {});
});

/** Days ago and the time of the day, its first and last moment among them. */
const anyMoment = fc
  .tuple(fc.nat(800), fc.constantFrom("00:00:00.000", "09:30:00.001", "23:59:59.999"))
  .map(([ago, time]) => new Date(`${daysAfter("2026-11-23", -ago)}T${time}Z`));

const nth = fc.nat(5);

const anotherCurrency = "CHF";

const anyCurrency = fc.constantFrom<string>(shops, anotherCurrency);

const anyStep = fc.oneof(
  fc.record({
    verb: fc.constant("place" as const),
    at: anyMoment,
    method: fc.constantFrom("paypal" as const, "bank_transfer" as const),
    chosen: fc.subarray([0, 1, 2], { minLength: 1 }),
    deploymentCents: fc.constantFrom<number>(0, 6_500),
    currency: anyCurrency,
  }),
  fc.record({ verb: fc.constant("pay" as const), at: anyMoment, nth }),
  fc.record({ verb: fc.constant("refund" as const), at: anyMoment, nth, cents: fc.nat(900) }),
  fc.record({ verb: fc.constant("complete" as const), at: anyMoment, nth }),
  fc.record({ verb: fc.constant("cancel" as const), nth }),
  fc.record({ verb: fc.constant("close" as const), nth }),
  fc.record({ verb: fc.constant("backdate" as const), at: anyMoment, nth }),
  fc.record({ verb: fc.constant("exchange" as const), nth, currency: anyCurrency }),
  fc.record({ verb: fc.constant("delete" as const), nth }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

async function place({ at, chosen, deploymentCents, ...order }: Extract<Step, { verb: "place" }>) {
  const { method, currency } = order;
  const items = chosen.flatMap((at) => presets[at] ?? []);
  const subtotalCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const customer = { email: "a@example.com", company: "", firstname: "", lastname: "" };
  await database().transaction(async (tx) => {
    const [invoice] = await tx
      .insert(invoices)
      .values({
        userId,
        method,
        subtotalCents,
        deploymentCents,
        currency,
        createdAt: at,
        customer: { ...customer, city: "", zipcode: "", country: "" },
        totalCents: subtotalCents + deploymentCents,
      })
      .returning();
    const invoiceId = invoice?.id ?? 0;
    await tx.insert(invoiceItems).values(
      items.map(({ id: presetId, name, priceCents }) => ({
        invoiceId,
        presetId,
        name,
        priceCents,
      })),
    );
  });
}

/** The nth of the invoices with this status; undefined if there are none. */
async function pick(step: { nth: number }, ...statuses: string[]) {
  const all = await database().select().from(invoices).orderBy(asc(invoices.id));
  const found = all.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  return found[step.nth % Math.max(1, found.length)];
}

async function take(step: Step): Promise<void> {
  if (step.verb === "place") return place(step);
  if (step.verb === "complete") {
    const open = await database().select().from(refunds).where(eq(refunds.status, "pending"));
    const id = open[step.nth % Math.max(1, open.length)]?.id ?? 0;
    await database()
      .update(refunds)
      .set({
        status: "completed",
        completedAt: step.at,
        number: sql`next_credit_note_number()`,
      })
      .where(eq(refunds.id, id));
    return;
  }
  const statusesOf = {
    pay: ["pending"],
    cancel: ["pending"],
    exchange: ["pending"],
    refund: ["paid"],
    close: ["paid"],
  };
  const wanted = step.verb in statusesOf ? statusesOf[step.verb as keyof typeof statusesOf] : [];
  const invoice = await pick(step, ...wanted);
  if (!invoice) return;
  const { id } = invoice;
  const change = (values: PgUpdateSetSource<typeof invoices>) =>
    database().update(invoices).set(values).where(eq(invoices.id, id));
  if (step.verb === "pay") {
    await change({ status: "paid", paidAt: step.at, number: sql`next_invoice_number()` });
  } else if (step.verb === "cancel") await change({ status: "cancelled" });
  else if (step.verb === "close") await change({ status: "refunded" });
  else if (step.verb === "backdate") await change({ createdAt: step.at });
  else if (step.verb === "exchange") await change({ currency: step.currency });
  else if (step.verb === "delete") await database().delete(invoices).where(eq(invoices.id, id));
  else {
    const isDone = step.cents % 2 === 0;
    await database()
      .insert(refunds)
      .values({
        invoiceId: id,
        method: "bank_transfer",
        amountCents: step.cents + 1,
        currency: invoice.currency,
        reason: "goodwill",
        reference: "RF",
        status: isDone ? "completed" : "pending",
        completedAt: isDone ? step.at : null,
        number: isDone ? sql`next_credit_note_number()` : null,
      });
  }
}

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? "";

const sumOf = (numbers: number[]) => numbers.reduce((all, it) => all + it, 0);

const inCurrency = <Row extends { currency: string }>(rows: readonly Row[], wanted: string) =>
  rows.filter(({ currency }) => currency === wanted);

/** What is shown of some amounts, and what beside them. */
function split(rows: readonly { currency: string; cents: number }[]) {
  const [cents = 0, other = 0] = [shops, anotherCurrency].map((wanted) =>
    sumOf(inCurrency(rows, wanted).map((it) => it.cents)),
  );
  return { cents, others: other > 0 ? [{ currency: anotherCurrency, cents: other }] : [] };
}

/** What the figures have to say, counted from every row. */
async function countByHand(days: Period) {
  const { first, last, firstBefore } = rangeOf(days, now);
  const [orders, items, credits] = await Promise.all([
    database().select().from(invoices),
    database().select().from(invoiceItems),
    database().select().from(refunds),
  ]);
  const between = (from: string, to: string) => {
    const isIn = (moment: Date | null) => dayOf(moment) >= from && dayOf(moment) <= to;
    const paid = orders.filter(({ paidAt }) => isIn(paidAt));
    const refunded = credits.filter(({ completedAt }) => isIn(completedAt));
    const amountsIn = (wanted: string) => ({
      paidCents: sumOf(inCurrency(paid, wanted).map(({ totalCents }) => totalCents)),
      refundedCents: sumOf(inCurrency(refunded, wanted).map(({ amountCents }) => amountCents)),
    });
    return {
      shown: {
        placed: orders.filter(({ createdAt }) => isIn(createdAt)).length,
        paid: paid.length,
        refunds: refunded.length,
        ...amountsIn(shops),
      },
      other: amountsIn(anotherCurrency),
    };
  };
  const [period, earlier] = [between(first, last), between(firstBefore, daysAfter(first, -1))];
  const others = { currency: anotherCurrency, total: period.other, before: earlier.other };
  const currencyOf = new Map(
    orders
      .filter(({ paidAt }) => dayOf(paidAt) >= first && dayOf(paidAt) <= last)
      .map(({ id, currency }) => [id, currency]),
  );
  const sold = items.flatMap(({ invoiceId, presetId, priceCents }) => {
    const currency = currencyOf.get(invoiceId);
    return currency ? [{ presetId, currency, cents: priceCents }] : [];
  });
  const unpaid = orders.filter(
    ({ status, method }) => status === "pending" && method === "bank_transfer",
  );
  return {
    total: period.shown,
    before: earlier.shown,
    others: [period, earlier].some(({ other }) => sumOf(Object.values(other)) > 0) ? [others] : [],
    today: { ...between(last, last).shown, day: last },
    firstDay: { ...between(first, first).shown, day: first },
    sold: presets.flatMap(({ id }) => {
      const its = sold.filter(({ presetId }) => presetId === id);
      const { cents: soldCents, others } = split(its);
      return its.length > 0 ? [{ presetId: id, sold: its.length, soldCents, others }] : [];
    }),
    unpaidTransfers: {
      count: unpaid.length,
      ...split(unpaid.map(({ currency, totalCents: cents }) => ({ currency, cents }))),
    },
  };
}

async function figuresOf(days: Period) {
  const { sales } = await readFigures(permissions, days, now);
  if (!sales) throw new Error("There are no sales.");
  const { total, before, others, unpaidTransfers } = sales;
  expect(sales.days).toHaveLength(days);
  const sold = sales.presets.map(({ name, ...counted }) => counted);
  return {
    total,
    before,
    others,
    unpaidTransfers,
    today: sales.days.at(-1),
    firstDay: sales.days[0],
    sold: sold.toSorted((a, b) => a.presetId - b.presetId),
  };
}

async function expectCounted() {
  for (const days of periods) expect(await figuresOf(days)).toEqual(await countByHand(days));
}

/** @requirement Back office: The figures are equal to counting, whatever has happened */
test(
  "after any history of orders, payments, refunds and deletions, the figures are what counting says",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 14 }), async (steps) => {
        await database().delete(invoices);
        for (const step of steps) await take(step);
        await expectCounted();
      }),
      { seed: 20_261_123, numRuns: scaled(100) },
    );
    await database().delete(invoices);
    await expectCounted();
    const [kept] = await database()
      .select({ slots: sql<number>`coalesce(sum(abs(${presetSalesDays.sold})), 0)::int` })
      .from(presetSalesDays);
    expect(kept?.slots).toBe(0);
  },
  faultTestTimeout * 2,
);

test("orders, payments and refunds at the same time are all counted, and none of them is a deadlock", async () => {
  const steps = fc
    .sample(anyStep, { numRuns: 400, seed: 7 })
    // Orders that are deleted are years old: nothing else happens to them then.
    .filter(({ verb }) => verb !== "delete" && verb !== "backdate");
  await Promise.all(Array.from({ length: 30 }, () => place(placing)));
  // What two of them do to the same order at once, the rules of the database may refuse.
  const results = await Promise.allSettled(steps.map(take));
  const codes = results.map((it) => (it.status === "rejected" ? databaseCode(it.reason) : null));
  expect(codes).not.toContain("40P01");
  await expectCounted();
}, 60_000);

const placing = {
  verb: "place" as const,
  at: new Date(now),
  method: "paypal" as const,
  chosen: [0, 2],
  deploymentCents: 0,
  currency: anotherCurrency,
};

test("counting from scratch says the same as what was kept", async () => {
  await place(placing);
  const keptDays = () =>
    database()
      .select({
        day: salesDays.day,
        currency: salesDays.currency,
        placed: sql`sum(${salesDays.placed})`,
        paid: sql`sum(${salesDays.paid})`,
        cents: sql`sum(${salesDays.paidCents} - ${salesDays.refundedCents})`,
        refunds: sql`sum(${salesDays.refunds})`,
      })
      .from(salesDays)
      .groupBy(salesDays.day, salesDays.currency)
      .orderBy(salesDays.day, salesDays.currency);
  const isSomething = ({ placed, paid, refunds: made }: Awaited<ReturnType<typeof keptDays>>[0]) =>
    [placed, paid, made].some((it) => Number(it) !== 0);
  const kept = (await keptDays()).filter(isSomething);
  await database().execute(sql`select recount_sales()`);
  expect((await keptDays()).filter(isSomething)).toEqual(kept);
  expect(kept.length).toBeGreaterThan(0);
  await expectCounted();
});
