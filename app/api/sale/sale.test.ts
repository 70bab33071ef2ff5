import { asc, desc, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { PUT as putPreset } from "@/app/api/preset/[id]/route";
import { GET as listPresets } from "@/app/api/preset/route";
import { POST as quote } from "@/app/api/shop/quote/route";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { presetPrices, presets, sales } from "@/db/schema/catalogue";
import { jobs } from "@/db/schema/jobs";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { runSale } from "@/lib/catalogue/sales/commands/run";
import { getPriceEnd } from "@/lib/catalogue/sales/queries";
import { priceEnd } from "@/lib/catalogue/sales/rules";
import { runQueuedJobs, runScheduledJobs } from "@/lib/composition/job-registry";
import { DELETE, PUT } from "./[id]/route";
import { POST } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
afterEach(async () => {
  const none = { saleId: null, regularPriceCents: null, lowestPriceCents: null };
  await database()
    .update(presets)
    .set({ ...none, isDisabled: true, launchAt: null });
  await database().delete(sales);
  await database().delete(jobs);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3.6e6).toISOString();
const name = "Autumn sale";
const terms = { name, percent: 20, endsAt: inHours(48) };

const send = async (body: object) =>
  statusAndBody(await call(POST, "/api/sale", jsonBody(body, admin.bearer)));

const at = (id: number) => ({ params: { id: String(id) } });

const change = async (id: number, body: object) =>
  statusAndBody(
    await call(PUT, `/api/sale/${id}`, {
      ...jsonBody(body, admin.bearer),
      method: "PUT",
      ...at(id),
    }),
  );

const end = async (id: number) =>
  statusAndBody(
    await call(DELETE, `/api/sale/${id}`, { method: "DELETE", headers: admin.bearer, ...at(id) }),
  );

/** A sale that is made and, if it begins at once, has begun. */
async function make(body: object = {}): Promise<number> {
  const { status, body: made } = await send({ ...terms, ...body });
  expect(status, JSON.stringify(made)).toBe(201);
  return (made as { id: number }).id;
}

const stored = async (id: number) => {
  const [row] = await database().select().from(presets).where(eq(presets.id, id));
  return row;
};

const wire = async (id: number) => {
  const [preset] = (await (await call(listPresets, `/api/preset?ids=${id}`)).json()) as object[];
  return preset;
};

/** Time passes: what is planned or running is that much older. */
const passHours = async (hours: number) => {
  const by = sql`make_interval(hours => ${hours})`;
  await database()
    .update(sales)
    .set({
      startsAt: sql`${sales.startsAt} - ${by}`,
      endsAt: sql`${sales.endsAt} - ${by}`,
    });
  await database()
    .update(presetPrices)
    .set({ since: sql`${presetPrices.since} - ${by}` });
  await makeJobsDue();
};

const sold = { priceCents: 2_000 };

/** @requirement Prices: A sale begins and ends at its times, and everybody sees and pays its prices */
test("a sale begins at once or at its time, and ends at its end", async () => {
  const preset = await addPreset(sold);
  const id = await make({ startsAt: inHours(5) });
  expect(await wire(preset.id)).toMatchObject({ price: 20, regularPrice: null });
  await passHours(4);
  await runQueuedJobs();
  expect(await stored(preset.id)).toMatchObject({ priceCents: 2_000, saleId: null });
  revalidated.length = 0;
  await passHours(2);
  await runQueuedJobs();
  expect(revalidated).toEqual(expect.arrayContaining(["presets", `preset:${preset.id}`]));
  const reduced = { price: 16, regularPrice: 20, lowestPrice30Days: 20 };
  expect(await wire(preset.id)).toMatchObject(reduced);
  expect((await change(id, { endsAt: inHours(1) })).status).toBe(200);
  expect(await wire(preset.id)).toMatchObject(reduced);
  await passHours(2);
  await runQueuedJobs();
  const regular = { price: 20, regularPrice: null, lowestPrice30Days: null };
  expect(await wire(preset.id)).toMatchObject(regular);
  const events = await database().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(4);
  expect(events.map(({ event, detail }) => `${event} ${detail}`)).toEqual([
    "catalog.sale-over Autumn sale: 20% off",
    "catalog.sale-changed Autumn sale: endsAt",
    "catalog.sale-begun Autumn sale: 20% off",
    "catalog.sale-made Autumn sale: 20% off",
  ]);
  expect(await database().select().from(jobs)).toEqual([]);
});

test("a sale that begins at once is running in the answer to its creation, and to its change", async () => {
  const { body: made } = await send(terms);
  expect(made).toMatchObject({ state: "running" });
  await end((made as { id: number }).id);
  const planned = await make({ startsAt: inHours(1) });
  expect(await change(planned, { startsAt: null })).toMatchObject({ body: { state: "running" } });
});

/** @requirement Prices: Search engines read what a sale reduces */
test("a price is valid until a sale of the preset begins or ends, and for thirty days at most", async () => {
  const [preset, other] = await addPresets(sold, sold);
  if (!preset || !other) throw new Error("The presets were not stored.");
  const validUntil = async () => (await getPriceEnd(preset.id)).toISOString();
  const atMost = priceEnd([], new Date()).toISOString();
  await make({ startsAt: inHours(1), presetIds: [other.id] });
  expect(await validUntil(), "a sale of another preset").toBe(atMost);
  const [begins, ends, beginsAgain] = [inHours(3), inHours(48), inHours(50)];
  const presetIds = [preset.id];
  revalidated.length = 0;
  const first = await make({ presetIds, startsAt: begins, endsAt: ends });
  expect(revalidated, "its page is made again").toContain(`preset:${preset.id}`);
  expect(await validUntil()).toBe(begins);
  await database().update(sales).set({ startsAt: sql`now()` }).where(eq(sales.id, first));
  await runSale({ saleId: first }, { runAgainIn: () => {} });
  const next = await make({ presetIds, startsAt: beginsAgain, endsAt: inHours(60) });
  expect(await validUntil(), "while the first sale runs").toBe(ends);
  await end(first);
  expect(await validUntil()).toBe(beginsAgain);
  await change(next, { startsAt: inHours(24 * 40), endsAt: inHours(24 * 41) });
  expect(await validUntil(), "the next sale is far away").toBe(atMost);
});

test("a sale is for its presets and categories, and for what was sold when it began", async () => {
  const [chosen, ofCategory, other, disabled] = await addPresets(
    sold,
    { ...sold, category: "premium" },
    sold,
    { ...sold, category: "premium", isDisabled: true },
  );
  const id = await make({ presetIds: [chosen?.id], categories: ["premium"] });
  const later = await addPreset({ ...sold, category: "premium" });
  await database().update(presets).set({ isDisabled: false });
  await runSale({ saleId: id }, { runAgainIn: () => {} });
  const all = [chosen, ofCategory, other, disabled, later];
  const prices = await Promise.all(all.map(async (it) => (await stored(it?.id ?? 0))?.priceCents));
  expect(prices).toEqual([1_600, 1_600, 2_000, 2_000, 2_000]);
});

test("a sale that is ended early restores the prices; one that has not begun never does", async () => {
  const preset = await addPreset(sold);
  const running = await make();
  expect(await stored(preset.id)).toMatchObject({ priceCents: 1_600 });
  expect(await end(running)).toMatchObject({ status: 200, body: { state: "ended" } });
  expect(await stored(preset.id)).toMatchObject({ priceCents: 2_000, saleId: null });
  expect(await change(running, { name: "Other" })).toMatchObject({ status: 409 });
  const planned = await make({ startsAt: inHours(1) });
  expect(await end(planned)).toMatchObject({ status: 200, body: { state: "ended" } });
  await passHours(3);
  await runQueuedJobs();
  expect(await stored(preset.id)).toMatchObject({ priceCents: 2_000 });
  expect((await end(planned)).status).toBe(200);
  expect((await end(200_000_000)).status).toBe(404);
});

test("a sale whose job was lost begins late; one that was missed as a whole never begins", async () => {
  const preset = await addPreset(sold);
  await make({ startsAt: inHours(1), endsAt: inHours(10) });
  const { id: other } = await addPreset({ ...sold, category: "premium" });
  await passHours(2);
  await database().delete(jobs);
  await runScheduledJobs();
  await runQueuedJobs();
  expect(await stored(preset.id)).toMatchObject({ priceCents: 1_600 });
  await passHours(9);
  await runQueuedJobs();
  expect(await stored(preset.id)).toMatchObject({ priceCents: 2_000 });
  await make({ startsAt: inHours(1), endsAt: inHours(2), presetIds: [other] });
  await passHours(3);
  await runQueuedJobs();
  const [history] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(presetPrices)
    .where(eq(presetPrices.presetId, other));
  expect(history?.count).toBe(3);
});

/** @requirement Prices: However often a sale is begun and ended at once, each price is reduced once and restored once */
test("a sale that begins and ends ten times at once reduces and restores each price once", async () => {
  const rows = await addPresets(...Array.from({ length: 30 }, () => sold));
  await make({ startsAt: inHours(1) });
  await passHours(2);
  const [sale] = await database().select().from(sales);
  const tenTimes = () =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        runSale({ saleId: sale?.id ?? 0 }, { runAgainIn: () => {} }),
      ),
    );
  await tenTimes();
  const pricesNow = async () =>
    new Set((await Promise.all(rows.map(({ id }) => stored(id)))).map((it) => it?.priceCents));
  expect(await pricesNow()).toEqual(new Set([1_600]));
  await end(sale?.id ?? 0);
  await tenTimes();
  expect(await pricesNow()).toEqual(new Set([2_000]));
  const history = await database()
    .select()
    .from(presetPrices)
    .where(eq(presetPrices.presetId, rows[0]?.id ?? 0))
    .orderBy(asc(presetPrices.since));
  expect(history.map(({ priceCents }) => priceCents)).toEqual([2_000, 1_600, 2_000]);
});

test("a run that is interrupted halfway is finished by the next", async () => {
  const [first, second] = await addPresets(sold, sold);
  const id = await make();
  const untouched = { priceCents: 2_000, saleId: null };
  await database()
    .update(presets)
    .set({ ...untouched, regularPriceCents: null, lowestPriceCents: null })
    .where(eq(presets.id, second?.id ?? 0));
  await runSale({ saleId: id }, { runAgainIn: () => {} });
  expect(await stored(second?.id ?? 0)).toMatchObject({ priceCents: 1_600, saleId: id });
  await database().update(sales).set({ endsAt: sql`now()`, endedAt: sql`now()` });
  await runSale({ saleId: id }, { runAgainIn: () => {} });
  expect(await stored(first?.id ?? 0)).toMatchObject(untouched);
  expect(await stored(second?.id ?? 0)).toMatchObject(untouched);
});

/** @requirement Prices: Beside the price of a sale is the lowest one of the 30 days before it */
test("the price of an earlier sale counts: what is no lower is not shown as reduced", async () => {
  const preset = await addPreset(sold);
  await make();
  await passHours(50);
  await runQueuedJobs();
  await make({ percent: 20 });
  const silent = { price: 16, regularPrice: null, lowestPrice30Days: null };
  expect(await wire(preset.id)).toMatchObject(silent);
  await passHours(50);
  await runQueuedJobs();
  await make({ percent: 30 });
  const lower = { price: 14, regularPrice: 20, lowestPrice30Days: 16 };
  expect(await wire(preset.id)).toMatchObject(lower);
  await passHours(50);
  await runQueuedJobs();
  await passHours(24 * 31);
  await make({ percent: 10 });
  expect(await wire(preset.id)).toMatchObject({ price: 18, lowestPrice30Days: 20 });
});

describe("a price in a sale", () => {
  const put = (id: number, body: object) =>
    call(putPreset, `/api/preset/${id}`, {
      ...jsonBody(body, admin.bearer),
      method: "PUT",
      ...at(id),
    });

  test("is not changed by hand; what else there is of the preset is", async () => {
    const preset = await addPreset(sold);
    await make();
    expect(await statusAndBody(await put(preset.id, { price: 10 }))).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("in a sale") },
    });
    expect((await put(preset.id, { price: 16, name: "Renamed" })).status).toBe(200);
    expect(await stored(preset.id)).toMatchObject({ name: "Renamed", priceCents: 1_600 });
  });

  /** @requirement Prices: A record that was read in a sale and is saved after it keeps the regular price */
  test("does not stay with a whole record that was read in the sale and is sent after it", async () => {
    const preset = await addPreset(sold);
    const id = await make();
    const record = { ...(await wire(preset.id)), name: "Renamed" };
    expect(record).toMatchObject({ price: 16, regularPrice: 20 });
    await end(id);
    expect((await put(preset.id, record)).status).toBe(200);
    expect(await stored(preset.id)).toMatchObject({ name: "Renamed", priceCents: 2_000 });
    // What somebody typed meanwhile is no price of a sale, and a price alone is meant.
    await put(preset.id, { ...record, price: 18 });
    expect(await stored(preset.id)).toMatchObject({ priceCents: 1_800 });
    await put(preset.id, { price: 16 });
    expect(await stored(preset.id)).toMatchObject({ priceCents: 1_600 });
  });

  test("is kept from each moment on that it holds, unless the preset is not sold", async () => {
    const preset = await addPreset(sold);
    await put(preset.id, { name: "Other" });
    await put(preset.id, { price: 30 });
    await put(preset.id, { isDisabled: true });
    await put(preset.id, { price: 40 });
    await put(preset.id, { isDisabled: false });
    const rows = await database()
      .select()
      .from(presetPrices)
      .where(eq(presetPrices.presetId, preset.id))
      .orderBy(asc(presetPrices.since));
    expect(rows.map(({ priceCents }) => priceCents)).toEqual([2_000, 3_000, null, 4_000]);
  });
});

test.each<[string, object, string]>([
  ["no name", { percent: 10, endsAt: inHours(1) }, "name"],
  ["no percentage", { name, endsAt: inHours(1) }, "percent"],
  ["everything off", { ...terms, percent: 100 }, "percent"],
  ["no end", { name, percent: 10 }, "endsAt"],
  ["an end in the past", { ...terms, startsAt: inHours(-2), endsAt: inHours(-1) }, "endsAt"],
  ["an end before its beginning", { ...terms, startsAt: inHours(50) }, "endsAt"],
  ["a date that is none", { ...terms, endsAt: "tomorrow" }, "endsAt"],
  ["a preset that does not exist", { ...terms, presetIds: [2_000_000] }, "presetIds"],
  ["a category that does not exist", { ...terms, categories: ["gold"] }, "categories"],
])("a sale with %s is refused with the field", async (_, body, field) => {
  const { status, body: refusal } = await send(body);
  expect(status).toBe(422);
  expect(Object.keys((refusal as { fields: object }).fields)[0]).toContain(field);
});

test("a preset is in one sale at a time, also when two are made at once", async () => {
  const [one, other] = await addPresets(sold, { ...sold, category: "premium" });
  const first = await make({ presetIds: [one?.id] });
  expect(await send({ ...terms, name: "Second" })).toMatchObject({
    status: 409,
    body: { error: "The sale “Autumn sale” has some of these templates at the same time." },
  });
  await make({ startsAt: inHours(49), endsAt: inHours(50) });
  expect((await change(first, { endsAt: inHours(49.5) })).status).toBe(409);
  const both = await Promise.all([1, 2].map(() => send({ ...terms, presetIds: [other?.id] })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("of a sale that has begun only the name and the end are changed", async () => {
  await addPreset(sold);
  const id = await make();
  expect(await change(id, { percent: 50 })).toMatchObject({ status: 409 });
  expect(await change(id, { name: "Late sale", percent: 20 })).toMatchObject({
    status: 200,
    body: { name: "Late sale", state: "running" },
  });
});

/** @requirement Prices: A cart is explained line by line, without a session, too */
test("a cart with a sale is explained in quote, order, invoice and email", async () => {
  const ann = await addCustomer();
  const [one, two] = await addPresets(sold, { priceCents: 1_000, category: "premium" });
  await make({ presetIds: [one?.id] });
  const products = [one?.id, two?.id];
  const discounts = [{ text: "Autumn sale: 20% off", amount: 4 }];
  expect(
    await statusAndBody(await call(quote, "/api/shop/quote", jsonBody({ products }))),
  ).toMatchObject({
    status: 200,
    body: {
      items: [
        { price: 20, discount: 4 },
        { price: 10, discount: 0 },
      ],
      listPrice: 30,
      discounts,
      subtotal: 26,
      totalAmount: 26,
    },
  });
  const cart = await Promise.all(products.map((id) => stored(id ?? 0)));
  const onSale = cart.flatMap((it) => it ?? []);
  const order = orderOf(ann, onSale, { paymentMethod: "bank_transfer" });
  expect((await sendOrder(ann, order)).status).toBe(200);
  const [invoice] = await invoicesOf(ann);
  expect(invoice).toMatchObject({
    subtotalCents: 2_600,
    totalCents: 2_600,
    discounts: [{ text: "Autumn sale: 20% off", cents: 400 }],
  });
  const emails = (await mailbox.messages()).map(({ text }) => text);
  expect(emails.at(-1)).toMatch(/Autumn sale: 20% off\s+-\$4/);
});

/** @requirement Prices: A sale that ends during a checkout is said before anything is paid */
test("an order at the price of a sale that has ended is refused, and one at today's is not", async () => {
  const ann = await addCustomer();
  const preset = await addPreset(sold);
  const id = await make();
  const seen = await stored(preset.id);
  if (!seen) throw new Error("The preset is gone.");
  const order = orderOf(ann, [seen], { paymentMethod: "bank_transfer" });
  await end(id);
  expect(await statusAndBody(await sendOrder(ann, order))).toMatchObject({
    status: 409,
    body: { error: "Prices have changed. Please review your cart." },
  });
  const today = orderOf(ann, [preset], { paymentMethod: "bank_transfer" });
  expect((await sendOrder(ann, today)).status).toBe(200);
});
