import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  completedRefunds,
  openCases,
  ordersWithPreset,
  paidOrders,
  placedOrders,
} from "@/components/backoffice/figures/row-links";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { shopVisitDays } from "@/db/schema/figures";
import { heldSites } from "@/db/schema/held-sites";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { payments } from "@/db/schema/payments";
import { refundRequests } from "@/db/schema/refunds";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import { threads } from "@/db/schema/support";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { handlerOf } from "@/e2e/support/routes";
import { addApiToken, addStaff } from "@/e2e/support/staff";
import type { Figures } from "@/lib/analytics/schemas";
import { dayOf, daysAfter } from "@/lib/sites/visits/rules";
import { GET } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
let bought: Awaited<ReturnType<typeof addPurchase>>;

const today = dayOf(Date.now());

type Headers = Record<string, string>;

const read = async (headers: Headers, query = "") =>
  statusAndBody(await call(GET, `/api/shop/figures${query}`, { headers }));

beforeAll(async () => {
  admin = await addAdmin();
  const ann = await addCustomer();
  bought = await addPurchase(ann, { withDeployment: true });
  await addRefund(await addPurchase(ann), { amountCents: 250 });
  await addPurchase(ann, { status: "pending" });
  const flagged = await addPurchase(ann, { status: "pending" });
  const db = database();
  await db
    .insert(payments)
    .values({ invoiceId: flagged.invoiceId, amountCents: 1, state: "needs_attention" });
  await db.insert(refundRequests).values({
    invoiceId: bought.invoiceId,
    itemIds: [bought.itemId],
    reason: "changed_mind",
  });
  await db.insert(deployments).values({
    invoiceItemId: bought.itemId,
    name: "a-site",
    status: "failed",
    reason: "No",
  });
  const payload = { from: "a@shop.test", to: ann.email, subject: "S", html: "H", text: "T" };
  await db.insert(emailOutbox).values([
    { key: "contact:1", payload, status: "dead" },
    { key: "contact:2", payload },
  ]);
  const email = ann.email;
  await db.insert(threads).values([
    { invoiceId: bought.invoiceId, email, isWaiting: true },
    { invoiceId: flagged.invoiceId, email },
  ]);
  await db.insert(jobs).values({ name: "a", key: "1", payload: {}, status: "dead" });
  await db.insert(shopVisitDays).values([
    { day: today, stage: "detail", visitors: 7 },
    { day: daysAfter(today, -6), stage: "cart", visitors: 2 },
    { day: daysAfter(today, -7), stage: "detail", visitors: 4 },
  ]);
});

/** @requirement Back office: It opens with the figures, each of which leads to its rows */
test("the figures of the last days, and of as many before", async () => {
  const { status, body } = await read(admin.bearer, "?days=7");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    first: daysAfter(today, -6),
    last: today,
    sales: {
      total: { placed: 4, paid: 2, refunds: 1, refundedAmount: 2.5 },
      before: { placed: 0, paid: 0, paidAmount: 0 },
      unpaidTransfers: { count: 1 },
    },
    visitors: {
      total: { detail: 7, cart: 2, checkout: 0 },
      before: { detail: 4, cart: 0, checkout: 0 },
    },
    tasks: [
      { task: "payments", count: 1 },
      { task: "refund-requests", count: 1 },
      { task: "evidence", count: 0 },
      { task: "vat-ids", count: 0 },
      { task: "threads", count: 1 },
      { task: "held-sites", count: 0 },
      { task: "sites", count: 1 },
      { task: "reports", count: 0 },
      { task: "mails", count: 1 },
      { task: "jobs", count: 1 },
    ],
  });
});

test.each(["7", "30", "90", "365"])("of %s days, each has its place", async (days) => {
  const { body } = await read(admin.bearer, `?days=${days}`);
  const { sales, visitors } = body as Record<"sales" | "visitors", { days: { day: string }[] }>;
  for (const list of [sales.days, visitors.days]) {
    expect(list).toHaveLength(Number(days));
    expect(list.at(-1)?.day).toBe(today);
  }
});

test.each(["?days=8", "?days=", "?days=30&days=7", "?page=1"])("%s is refused", async (query) => {
  expect((await read(admin.bearer, query)).status).toBe(422);
});

const paths: Record<string, `/api/${string}`> = {
  "/admin/orders": "/api/shop/invoice",
  "/admin/refunds": "/api/shop/refund",
  "/admin/mail": "/api/mail",
  "/admin/jobs": "/api/job",
  "/admin/sites": "/api/published-site",
  "/admin/messages": "/api/thread",
  "/admin/reports": "/api/site-report",
  "/admin/held-sites": "/api/held-site",
};

/** The number of rows of the list that a link opens. */
async function rowsAt(link: string): Promise<number> {
  const { pathname, search } = new URL(link, "https://shop.test");
  const path = paths[pathname] ?? "/api/";
  const response = await call(await handlerOf({ method: "GET", path }), path + search, {
    headers: admin.bearer,
  });
  expect(response.status, link).toBe(200);
  return Number(response.headers.get("x-total-count"));
}

/** @requirement Back office: It opens with the figures, each of which leads to its rows */
test("the links of the numbers open as many rows", async () => {
  const first = daysAfter(today, -6);
  expect(await rowsAt(paidOrders(first, today))).toBe(2);
  expect(await rowsAt(placedOrders(first, today))).toBe(4);
  expect(await rowsAt(completedRefunds(first, today))).toBe(1);
  expect(await rowsAt(ordersWithPreset(bought.presetId, first, today))).toBe(1);
  expect(await rowsAt(paidOrders(daysAfter(today, -9), daysAfter(today, -1)))).toBe(0);
  for (const list of ["orders?status=needs_attention", "sites?status=failed"]) {
    expect(await rowsAt(`/admin/${list}`), list).toBe(1);
  }
  expect(await rowsAt("/admin/messages?isWaiting=true")).toBe(1);
  expect(await rowsAt("/admin/orders?status=pending&paymentMethod=bank_transfer")).toBe(1);
  expect(await rowsAt("/admin/mail?status=dead")).toBe(1);
  expect(await rowsAt("/admin/jobs?status=dead")).toBe(1);
});

/** @requirement Back office: Open cases about sites are counted by their age */
test("open cases about sites by age, each number with its rows", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const report = {
    invoiceItemId: bought.itemId,
    address: "https://a-site.shop.test/",
    kind: "other",
    dueAt: new Date(),
  } as const;
  const decided = { decidedAt: daysAgo(20), ground: "law", reason: "No" } as const;
  await database()
    .insert(siteReports)
    .values([
      { ...report, receivedAt: daysAgo(0.9) },
      { ...report, receivedAt: daysAgo(2.9) },
      { ...report, receivedAt: daysAgo(6.9) },
      { ...report, receivedAt: daysAgo(7.1) },
      { ...report, receivedAt: daysAgo(30) },
      // An objection waits since the owner objected.
      {
        ...report,
        ...decided,
        status: "objected",
        receivedAt: daysAgo(30),
        objectedAt: daysAgo(2),
      },
      { ...report, ...decided, status: "taken_down", receivedAt: daysAgo(30) },
    ]);
  const held = {
    invoiceItemId: bought.itemId,
    score: 8,
    findings: [],
    content: {},
    contentHash: "",
  };
  await database()
    .insert(heldSites)
    .values([
      { ...held, change: "publication", createdAt: daysAgo(1.1) },
      { ...held, change: "name", createdAt: daysAgo(8) },
      { ...held, change: "publication", createdAt: daysAgo(8), status: "replaced" },
    ]);
  const { openCases: cases } = (await read(admin.bearer)).body as Figures;
  expect(cases.map(({ list, ages }) => [list, ...ages.map(({ count }) => count)])).toEqual([
    ["reports", 1, 2, 1, 2],
    ["held-sites", 0, 1, 0, 1],
  ]);
  for (const { list, ages } of cases) {
    for (const age of ages) expect(await rowsAt(openCases(list, age)), list).toBe(age.count);
  }
});

const taskNames = (body: unknown) =>
  (body as { tasks: { task: string }[] }).tasks.map(({ task }) => task);

/** @requirement Back office: Each role does what it is for, and nothing else */
test("support sees visitors and what is theirs to mend, and no money", async () => {
  const { status, body } = await read((await addStaff("support")).bearer);
  expect(status).toBe(200);
  expect(body).toMatchObject({ sales: null, visitors: { total: { detail: 11 } } });
  expect(taskNames(body)).toEqual(["threads", "held-sites", "sites", "reports", "mails"]);
});

test("bookkeeping sees orders and money, and nobody's mail", async () => {
  const { body } = await read((await addStaff("bookkeeping")).bearer);
  expect(body).toMatchObject({ sales: { total: { paid: 2 } }, openCases: [] });
  expect(taskNames(body)).toEqual(["payments", "refund-requests", "evidence", "vat-ids"]);
});

test("a token with this scope alone sees no money", async () => {
  const { bearer } = await addApiToken(admin, ["figures:read"]);
  const { body } = await read(bearer);
  expect(body).toMatchObject({ sales: null, tasks: [] });
  const other = await addApiToken(admin, ["orders:read"]);
  expect((await read(other.bearer)).status).toBe(403);
});

/** @requirement Back office: The figures add up each currency by itself */
test("amounts of another currency are beside the others, and its orders are counted with them", async () => {
  const before = (await read(admin.bearer)).body as { sales: { total: object } };
  const customer = await addCustomer();
  const inFrancs = (invoiceId: number) =>
    database()
      .update(invoices)
      .set({ currency: "CHF", subtotalCents: 4_000, totalCents: 4_000 })
      .where(eq(invoices.id, invoiceId));
  const { invoiceId } = await addPurchase(customer, { status: "pending" });
  await inFrancs(invoiceId);
  const francs = { currency: "CHF", amount: 40 };
  const waiting = (await read(admin.bearer)).body;
  expect(waiting).toMatchObject({
    sales: { unpaidTransfers: { count: 2, others: [francs] }, others: [], currency: "USD" },
  });
  const paid = await addPurchase(customer);
  await inFrancs(paid.invoiceId);
  await addRefund(paid, { amountCents: 1_000, currency: "CHF" });
  const { body } = await read(admin.bearer);
  const none = { paidAmount: 0, refundedAmount: 0 };
  expect(body).toMatchObject({
    sales: {
      total: { ...before.sales.total, placed: 6, paid: 3, refunds: 2 },
      others: [{ currency: "CHF", total: { paidAmount: 40, refundedAmount: 10 }, before: none }],
    },
  });
  const { presets } = (body as { sales: { presets: { presetId: number }[] } }).sales;
  expect(presets.find(({ presetId }) => presetId === paid.presetId)).toMatchObject({
    sold: 1,
    soldAmount: 0,
    others: [{ currency: "CHF", amount: expect.any(Number) }],
  });
});
