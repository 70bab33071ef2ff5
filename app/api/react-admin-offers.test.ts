import { beforeAll, expect, test } from "vitest";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { createDataProvider, idsOf, page } from "@/e2e/support/data-provider";
import { addPreset } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { addStaff } from "@/e2e/support/staff";

startMailbox();

let provider: ReturnType<typeof createDataProvider>;
beforeAll(async () => {
  provider = createDataProvider((await addAdmin()).bearer);
});

const dates = { startsAt: "2199-01-01T00:00:00.000Z", endsAt: "2199-02-01T00:00:00.000Z" };

/** What is made of each kind, a change of it, and what another one differs in. */
const kinds: [string, object, object, object][] = [
  [
    "coupon",
    { code: "SPRING", percent: 20, presetIds: [], categories: ["basic"], maxUses: 5, ...dates },
    { percent: null, amount: 12.5 },
    { code: "AUTUMN" },
  ],
  ["bundle", { category: "basic", size: 3, percent: 10 }, { percent: 15 }, { category: "medium" }],
  [
    "sale",
    { name: "Spring sale", percent: 20, presetIds: [], categories: ["premium"], ...dates },
    { name: "Early spring sale", percent: 30 },
    { categories: ["medium"] },
  ],
  ["canned-answer", { title: "Thanks", body: "Hello {name}" }, { body: "Bye" }, { title: "Bye" }],
];

/** @requirement Back office: An unmodified react-admin works with the API */
test.each(kinds)(
  "%s: listed, made, read, edited and deleted",
  async (resource, facts, change, other) => {
    const { data: made } = await provider.create(resource, { data: facts });
    expect(made).toMatchObject({ id: expect.any(Number), ...facts });
    const { id } = made;
    const { data: second } = await provider.create(resource, { data: { ...facts, ...other } });
    const list = await provider.getList(resource, page());
    expect(list.total).toBeGreaterThanOrEqual(2);
    expect(idsOf(list)).toEqual([second.id, id]);
    expect(idsOf(await provider.getMany(resource, { ids: [id] }))).toEqual([id]);
    const filtered = { ...page("createdAt"), filter: { id: second.id } };
    expect(idsOf(await provider.getList(resource, filtered))).toEqual([second.id]);

    const { data: previousData } = await provider.getOne(resource, { id });
    expect(previousData).toEqual(made);
    // react-admin sends the whole record with the changed fields.
    const data = { ...previousData, ...change };
    await provider.update(resource, { id, data, previousData });
    expect((await provider.getOne(resource, { id })).data).toMatchObject(change);
    await provider.delete(resource, { id, previousData });
    const { data: left } = await provider.getMany(resource, { ids: [id] });
    // Orders name coupons and sales: those end.
    expect(left).toMatchObject("endsAt" in facts ? [{ id, state: "ended" }] : []);
    expect(left).toHaveLength("endsAt" in facts ? 1 : 0);
  },
);

test("a sale in a preset's record: the price, the one before, and the lowest of 30 days", async () => {
  const { id } = await addPreset({ priceCents: 2_000 });
  const data = { name: "Now", percent: 10, presetIds: [id], endsAt: dates.endsAt };
  await provider.create("sale", { data });
  const list = await provider.getList("preset", { ...page(), filter: { regularPrice: 20 } });
  expect(list.data).toMatchObject([{ id, price: 18, regularPrice: 20 }]);
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("threads: begun about an order, listed, read, given away and done", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  const kim = await addStaff("support");
  const { data: begun } = await provider.create("thread", { data: { invoiceId, message: "Hi" } });
  expect(begun).toMatchObject({ id: expect.any(Number), invoiceId, status: "open" });
  const { id } = begun;
  const ofOrder = { ...page(), target: "invoiceId", id: invoiceId, filter: {} };
  const found = await provider.getManyReference("thread", ofOrder);
  expect(found).toMatchObject({ total: 1, data: [{ id, excerpt: "Hi" }] });
  expect(idsOf(await provider.getMany("thread", { ids: [id] }))).toEqual([id]);
  const waiting = { ...page("attention"), filter: { isWaiting: true, invoiceId } };
  expect((await provider.getList("thread", waiting)).total).toBe(0);

  const answer = { threadId: id, message: "More" };
  const { data: made } = await provider.create("thread-message", { data: answer });
  const inThread = { ...page("id", "ASC"), target: "threadId", id, filter: {} };
  const messages = await provider.getManyReference("thread-message", inThread);
  expect(messages).toMatchObject({
    total: 2,
    data: [{ body: "Hi" }, { id: made.id, body: "More" }],
  });
  const one = await provider.getOne("thread-message", { id: made.id });
  expect(one.data).toMatchObject({ threadId: id, author: "staff", channel: "web" });

  const { data: previousData } = await provider.getOne("thread", { id });
  const data = { ...previousData, assigneeId: kim.id, status: "done" };
  await provider.update("thread", { id, data, previousData });
  expect((await provider.getOne("thread", { id })).data).toMatchObject({
    status: "done",
    assigneeId: kim.id,
    assignee: kim.email,
  });
});

test("who answers threads: listed, read, and referred to", async () => {
  const kim = await addStaff("support");
  const bookkeeper = await addStaff("bookkeeping");
  const list = await provider.getList("thread-assignee", page());
  expect(idsOf(list)[0]).toBe(kim.id);
  expect(list.total).toBeGreaterThan(list.data.length - 1);
  const ids = [kim.id, bookkeeper.id];
  const known = await provider.getMany("thread-assignee", { ids });
  expect(known.data).toEqual([{ id: kim.id, email: kim.email }]);
  const one = await provider.getOne("thread-assignee", { id: kim.id });
  expect(one.data).toEqual({ id: kim.id, email: kim.email });
  await expect(provider.getOne("thread-assignee", { id: bookkeeper.id })).rejects.toThrow("404");
});

test("samples of mails: listed, and read by their kind", async () => {
  const list = await provider.getList("mail-sample", page("subject", "ASC"));
  expect(list.data).toHaveLength(2);
  expect(list.total).toBeGreaterThan(50);
  const { data } = await provider.getOne("mail-sample", { id: "receipt" });
  expect(data).toMatchObject({ id: "receipt", html: expect.any(String) });
  expect(idsOf(await provider.getMany("mail-sample", { ids: ["receipt"] }))).toEqual(["receipt"]);
});
