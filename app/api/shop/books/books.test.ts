import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { payments } from "@/db/schema/payments";
import {
  addPaidInvoices,
  exportCsv,
  exportDatev,
  readCsv,
  readDatev,
  readYear,
  sumCsv,
  sumDatev,
} from "@/e2e/support/book-files";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addUser } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { deliverWebhook, returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, sendRefundForm } from "@/e2e/support/refunds";
import { addApiToken, addStaff } from "@/e2e/support/staff";
import { documentsPerFile } from "@/lib/orders/books/rules";
import { dayIn } from "@/lib/zoned-dates";
import { GET } from "./route";

startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

const month = dayIn(new Date(), "Europe/Berlin").slice(0, 7);
const year = Number(month.slice(0, 4));

const paymentOf = async (invoiceId: number) => {
  const [row] = await database().select().from(payments).where(eq(payments.invoiceId, invoiceId));
  return row;
};

/** @requirement Books: What PayPal keeps of a payment is in them from the capture on */
test("payments, refunds and fees of a month are those of PayPal's own ledger", async () => {
  const [whole, part] = [
    await buyAtPaypal(paypal, await addCustomer(), { deployment: true }),
    await buyAtPaypal(paypal, await addCustomer(), { count: 1 }),
  ];
  const customer = await addCustomer();
  const reviewed = await beginPayment(customer, await fillCart(customer));
  await paypal.review(reviewed.orderId);
  await returnFromPaypal(reviewed.orderId);
  expect((await paymentOf(reviewed.invoiceId))?.feeCents).toBeNull();
  await paypal.complete(reviewed.orderId);
  for (const event of await paypal.webhookEventsOf(reviewed.orderId)) await deliverWebhook(event);
  await returnFromPaypal(reviewed.orderId);
  for (const { orderId } of [whole, part]) await paypal.returnFees(orderId);
  await sendRefundForm(admin, whole.invoiceId, { amountCents: whole.totalCents });
  await paypal.refund(part.orderId, "3.00");
  await returnFromPaypal(part.orderId);
  for (const event of await paypal.webhookEventsOf(part.orderId)) await deliverWebhook(event);

  const entries = await paypal.ledger();
  const sum = (kinds: string[], read: "cents" | "feeCents") =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, it) => all + it[read], 0);
  const csv = sumCsv(await readCsv(await exportCsv(month, admin.bearer)));
  expect(csv).toMatchObject({
    received: sum(["captured", "released"], "cents"),
    returned: sum(["refunded"], "cents"),
    fees: sum(["captured", "released", "refunded"], "feeCents"),
  });
  expect(sum(["refunded"], "feeCents")).toBeLessThan(-300);
  expect(csv.fees).toBeGreaterThan(0);
  const { bookings } = await readDatev(await exportDatev(month, admin.bearer));
  expect(sumDatev(bookings)).toEqual(csv);
  expect((await readYear(year, admin.bearer)).get(month)).toEqual(csv);
});

test("a fee that PayPal did not name is unknown, and not zero", async () => {
  const { invoiceId } = await buyAtPaypal(paypal, await addCustomer());
  await database()
    .update(payments)
    .set({ feeCents: null })
    .where(eq(payments.invoiceId, invoiceId));
  const rows = await readCsv(await exportCsv(month, admin.bearer));
  const fee = rows.find((it) => it.Order === String(invoiceId) && it.Kind === "Fee");
  expect(fee?.Amount).toBe("");
  const { body } = await statusAndBody(
    await call(GET, "/api/shop/books", { headers: admin.bearer }),
  );
  expect(body).toMatchObject({ year, years: [year], months: [{ month, unknownFees: 1 }] });
});

/** @requirement Books: The audit trail names the person who downloads them */
test("both files have their names, and each export is in the audit trail", async () => {
  const [csv, datev] = [
    await exportCsv("2026-01", admin.bearer),
    await exportDatev("2026-01", admin.bearer),
  ];
  expect(csv.headers.get("content-disposition")).toContain('"books-2026-01.csv"');
  expect(datev.headers.get("content-disposition")).toContain('"EXTF_Buchungsstapel_2026-01.csv"');
  expect(datev.headers.get("content-type")).toBe("text/csv; charset=windows-1252");
  for (const response of [csv, datev]) {
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    await response.text();
  }
  const found = await database()
    .select({ actorId: auditEvents.actorId, detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.event, "operation.books-exported"))
    .orderBy(auditEvents.id);
  expect(found.slice(-2)).toEqual([
    { actorId: admin.id, detail: "2026-01 as CSV" },
    { actorId: admin.id, detail: "2026-01 as DATEV, file 1" },
  ]);
});

test("bookkeeping and programs with the scope read them; support and customers do not", async () => {
  const member = await addStaff("bookkeeping");
  const { bearer: program } = await addApiToken(member, ["books:read"]);
  const { bearer: other } = await addApiToken(member, ["orders:read"]);
  const statuses = async (headers: Record<string, string>) => [
    (await call(GET, "/api/shop/books", { headers })).status,
    (await exportCsv(month, headers)).status,
    (await exportDatev(month, headers)).status,
  ];
  expect(await statuses(member.bearer)).toEqual([200, 200, 200]);
  expect(await statuses(program)).toEqual([200, 200, 200]);
  expect(await statuses(other)).toEqual([403, 403, 403]);
  expect(await statuses((await addStaff("support")).bearer)).toEqual([403, 403, 403]);
  expect(await statuses((await addCustomer()).bearer)).toEqual([403, 403, 403]);
  expect(await statuses({})).toEqual([401, 401, 401]);
});

test.each(["2026-13", "2026-1", "26-01", "2026-01-01", "1999-01", "'; --"])(
  "%s is no month",
  async (wrong) => {
    expect((await exportCsv(wrong, admin.bearer)).status).toBe(404);
    expect((await exportDatev(wrong, admin.bearer)).status).toBe(404);
  },
);

test.each(["?year=26", "?year=x", "?year=2026&year=2025", "?page=1"])(
  "%s is refused",
  async (query) => {
    const response = await call(GET, `/api/shop/books${query}`, { headers: admin.bearer });
    expect(response.status).toBe(422);
  },
);

test("a year without documents has no months", async () => {
  const response = await call(GET, "/api/shop/books?year=2001", { headers: admin.bearer });
  expect(await statusAndBody(response)).toMatchObject({ status: 200, body: { months: [] } });
});

test("a month of more documents than DATEV takes is several files, each document in one", async () => {
  const { id: userId } = await addUser();
  const count = documentsPerFile + 5;
  await addPaidInvoices({ userId, count, firstNumber: 1_000_000, from: "2020-06-01T00:00:00Z" });
  const documents: string[] = [];
  for (const file of [1, 2]) {
    const response = await exportDatev("2020-06", admin.bearer, file);
    const isSecond = file === 2;
    expect(response.headers.get("content-disposition")?.includes("_2.csv")).toBe(isSecond);
    const found = (await response.text()).match(/"INV-\d+"/g) ?? [];
    // Its invoice and its payment.
    expect(found).toHaveLength(2 * (isSecond ? 5 : documentsPerFile));
    documents.push(...new Set(found));
  }
  expect(new Set(documents).size).toBe(count);
  expect(documents).toHaveLength(count);
  expect((await exportDatev("2020-06", admin.bearer, 3)).status).toBe(404);
});
