import { desc, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database, transaction } from "@/db/client";
import { documentNumbers, invoices } from "@/db/schema/invoices";
import { refunds } from "@/db/schema/refunds";
import type { DocumentKind } from "@/db/words/invoices";
import { addUser } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { paidInvoices } from "@/lib/orders/books/queries/paid-invoices";
import { rangeOfMonth } from "@/lib/orders/books/rules";
import { lockInvoice, markPaid } from "@/lib/orders/checkout/commands/mark-paid";
import { issueDocument } from "./commands";

const issue = (kind: DocumentKind) => transaction((tx) => issueDocument(tx, kind));

const addOrder = async () => (await addPurchase(await addUser(), { status: "pending" })).invoiceId;

/** The tests share the counters. */
const countersOf = (kind: DocumentKind) => eq(documentNumbers.kind, kind);

/** Payments of which each begins before any of them takes its number. */
async function payTogether(ids: readonly number[]) {
  let open = ids.length;
  let begin = () => {};
  const allBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await Promise.all(
    ids.map((id) =>
      transaction(async (tx) => {
        const invoice = await lockInvoice(tx, id);
        open -= 1;
        if (open === 0) begin();
        await allBegun;
        await markPaid(tx, invoice);
      }),
    ),
  );
}

/** @requirement Invoices: A number is never given twice, also after its document was deleted */
test("the number of a deleted document is not given again", async () => {
  const customer = await addUser();
  const purchase = await addPurchase(customer);
  const refund = await addRefund(purchase);
  const [before] = await database()
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, purchase.invoiceId));
  await database().delete(invoices).where(eq(invoices.id, purchase.invoiceId));
  expect(await database().$count(refunds, eq(refunds.id, refund.id))).toBe(0);
  expect((await issue("invoice")).number).toBe((before?.number ?? 0) + 1);
  expect((await issue("credit_note")).number).toBe((refund.number ?? 0) + 1);
});

test("a number that was given without the counter is not given again", async () => {
  const { number } = await issue("invoice");
  const invoiceId = await addOrder();
  const foreign = { status: "paid" as const, paidAt: new Date(), number: number + 5 };
  await database().update(invoices).set(foreign).where(eq(invoices.id, invoiceId));
  expect((await issue("invoice")).number).toBe(number + 6);
});

test("what is rolled back leaves no gap", async () => {
  const first = await issue("invoice");
  const failed = transaction(async (tx) => {
    await issueDocument(tx, "invoice");
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect((await issue("invoice")).number).toBe(first.number + 1);
});

/** @requirement Invoices: Numbers and dates of invoices are in the same order */
test("a payment that began first and is numbered last has the later date", async () => {
  const [early, late] = [await addOrder(), await addOrder()];
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, early);
    await transaction(async (other) => markPaid(other, await lockInvoice(other, late)));
    await markPaid(tx, invoice);
  });
  const rows = await database()
    .select({ id: invoices.id, paidAt: invoices.paidAt })
    .from(invoices)
    .where(inArray(invoices.id, [early, late]))
    .orderBy(desc(invoices.number));
  expect(rows.map(({ id }) => id)).toEqual([early, late]);
  const [newer, older] = rows.map(({ paidAt }) => paidAt?.getTime() ?? Number.NaN);
  expect(newer).toBeGreaterThanOrEqual(older ?? Number.NaN);
});

test("the dates of payments at the same time are in the order of their numbers", async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, addOrder));
  await payTogether(ids);
  const inOrder = (column: typeof invoices.number | typeof invoices.paidAt) =>
    database()
      .select({ id: invoices.id })
      .from(invoices)
      .where(inArray(invoices.id, ids))
      .orderBy(column, invoices.number);
  expect(await inOrder(invoices.paidAt)).toEqual(await inOrder(invoices.number));
});

test("after the first invoice of January none is of December, though a clock is late", async () => {
  const year = new Date().getUTCFullYear();
  const newYear = new Date(Date.UTC(year + 1, 0));
  const [former] = await database().select().from(documentNumbers).where(countersOf("invoice"));
  const id = await addOrder();
  try {
    await database()
      .update(documentNumbers)
      .set({ issuedAt: newYear })
      .where(countersOf("invoice"));
    await transaction(async (tx) => markPaid(tx, await lockInvoice(tx, id)));
    const [row] = await database().select().from(invoices).where(eq(invoices.id, id));
    expect(row?.paidAt).toEqual(newYear);
    const boundsOf = (month: string) => paidInvoices.boundsIn(rangeOfMonth(month, "UTC"));
    const january = await boundsOf(`${year + 1}-01`);
    expect(january).toEqual({ count: 1, first: row?.number, last: row?.number });
    expect((await boundsOf(`${year}-12`)).last).toBeLessThan(january.first);
  } finally {
    await database()
      .update(documentNumbers)
      .set({ issuedAt: former?.issuedAt ?? sql`null` })
      .where(countersOf("invoice"));
  }
});
