import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { refundRequests } from "@/db/schema/refunds";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { createDataProvider, idsOf, page } from "@/e2e/support/data-provider";
import { addCoupon, addPreset, addReview } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { addCorrection, addPurchase } from "@/e2e/support/purchases";

startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
let provider: ReturnType<typeof createDataProvider>;
beforeAll(async () => {
  admin = await addAdmin();
  provider = createDataProvider(admin.bearer);
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("presets: listed, created, read, edited, taken off sale", async () => {
  const others = [await addPreset(), await addPreset()];
  const facts = {
    name: "Harbour",
    price: 12.5,
    color: "white",
    type: "home",
    category: "basic",
    images: ["https://shop.test/presets/silent/1.webp"],
    url: "https://shop.test/preview/Silent",
    launchAt: "2200-01-01T00:00:00.000Z",
  };
  const { data: created } = await provider.create("preset", { data: facts });
  const prices = { regularPrice: null, lowestPrice30Days: null };
  expect(created).toMatchObject({ id: expect.any(Number), ...facts, ...prices });
  const list = await provider.getList("preset", page());
  expect(idsOf(list)).toEqual([created.id, others[1]?.id]);
  expect(list.total).toBeGreaterThanOrEqual(3);
  const ids = others.map(({ id }) => id);
  expect(idsOf(await provider.getMany("preset", { ids })).sort()).toEqual(ids.sort());

  const { data: previousData } = await provider.getOne("preset", { id: created.id });
  // react-admin sends the whole record with the changed fields.
  const data = { ...previousData, price: 15, images: [] };
  await provider.update("preset", { id: created.id, data, previousData });
  expect((await provider.getOne("preset", { id: created.id })).data).toMatchObject({
    name: "Harbour",
    price: 15,
    images: [],
  });
  await provider.delete("preset", { id: created.id, previousData });
  const { data: gone } = await provider.getOne("preset", { id: created.id });
  expect(gone).toMatchObject({ isDisabled: true });
});

test("customers: listed, read, banned, and the ban lifted", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const list = await provider.getList("user/admin", page());
  expect(idsOf(list)).toEqual([bob.id, ann.id]);
  expect(list.total).toBeGreaterThanOrEqual(3);
  expect(idsOf(await provider.getMany("user/admin", { ids: [ann.id] }))).toEqual([ann.id]);
  const { data: previousData } = await provider.getOne("user/admin", { id: ann.id });
  expect(previousData).toMatchObject({ id: ann.id, email: ann.email, isBanned: false });
  await provider.delete("user/admin", { id: ann.id, previousData });
  expect((await provider.getOne("user/admin", { id: ann.id })).data.isBanned).toBe(true);
  const data = { ...previousData, isBanned: false };
  await provider.update("user/admin", { id: ann.id, data, previousData });
  expect((await provider.getOne("user/admin", { id: ann.id })).data.isBanned).toBe(false);
});

test("reviews: listed, answered and hidden", async () => {
  const { id: presetId } = await addPreset();
  const written = await addReview({ presetId, rating: 2, message: "Dull" });
  const list = await provider.getList("review", page());
  expect(list.data[0]).toMatchObject({ id: written.id, message: "Dull", isHidden: false });
  expect(list.total).toBeGreaterThanOrEqual(1);
  const { data: previousData } = await provider.getOne("review", { id: written.id });
  const data = { ...previousData, answer: "We are sorry", isHidden: true, hiddenReason: "Rude" };
  const params = { id: written.id, data, previousData };
  expect(await provider.update("review", params)).toMatchObject({
    data: { answer: "We are sorry", answeredAt: expect.any(String), hiddenReason: "Rude" },
  });
  const { data: shown } = await provider.update("review", {
    ...params,
    data: { ...data, isHidden: false, answer: null, hiddenReason: null },
  });
  expect(shown).toMatchObject({ answer: null, answeredAt: null, isHidden: false });
  await provider.delete("review", { id: written.id });
  const hidden = await provider.getMany("review", { ids: [written.id] });
  expect(hidden.data).toMatchObject([{ id: written.id, isHidden: true }]);
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("orders: listed, read, and a transfer marked as paid", async () => {
  const ann = await addCustomer();
  const presets = await fillCart(ann, 1);
  const coupon = await addCoupon({ percent: 10 });
  await sendOrder(ann, orderOf(ann, presets, { paymentMethod: "bank_transfer", coupon }));
  const [invoice] = await invoicesOf(ann);
  const id = invoice?.id ?? 0;
  const list = await provider.getList("shop/invoice", { ...page(), filter: { q: ann.email } });
  const discount = (presets[0]?.priceCents ?? 0) / 1_000;
  expect(list).toMatchObject({
    total: 1,
    data: [{ id, isPaid: false, coupon: coupon.code, discount, corrections: [] }],
  });
  const withCoupon = { ...page("discount"), filter: { coupon: coupon.code } };
  expect(idsOf(await provider.getList("shop/invoice", withCoupon))).toEqual([id]);
  expect(idsOf(await provider.getMany("shop/invoice", { ids: [id] }))).toEqual([id]);
  const { data: previousData } = await provider.getOne("shop/invoice", { id });
  await provider.update("shop/invoice", {
    id,
    data: { ...previousData, isPaid: true },
    previousData,
  });
  expect((await provider.getOne("shop/invoice", { id })).data).toMatchObject({
    isPaid: true,
    status: "paid",
    number: expect.any(Number),
  });
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("refunds: made, listed and read; refund requests: listed and decided", async () => {
  const ann = await addCustomer();
  const { invoiceId, itemId, presetId } = await addPurchase(ann);
  const [invoice] = await invoicesOf(ann);
  const amount = (invoice?.totalCents ?? 0) / 100;
  const data = { invoiceId, amount, reason: "goodwill", reference: "BACK-7" };
  const { data: made } = await provider.create("shop/refund", { data });
  expect(made).toMatchObject({ amount, status: "completed", userEmail: ann.email });
  const list = await provider.getList("shop/refund", { ...page(), filter: { invoiceId } });
  expect(list).toMatchObject({ total: 1, data: [made] });
  expect(idsOf(await provider.getMany("shop/refund", { ids: [made.id] }))).toEqual([made.id]);
  expect((await provider.getOne("shop/refund", { id: made.id })).data).toEqual(made);
  const toOrder = { ...page(), target: "invoiceId", id: invoiceId, filter: {} };
  expect(await provider.getManyReference("shop/refund", toOrder)).toMatchObject({ total: 1 });

  const [asked] = await database()
    .insert(refundRequests)
    .values({ invoiceId, itemIds: [itemId], reason: "changed_mind" })
    .returning();
  const id = asked?.id ?? 0;
  const requests = await provider.getList("shop/refund-request", {
    ...page(),
    filter: { status: "open" },
  });
  expect(requests).toMatchObject({ total: 1, data: [{ id, presetIds: [presetId] }] });
  const { data: previousData } = await provider.getOne("shop/refund-request", { id });
  const change = { ...previousData, status: "declined", answer: "It was refunded." };
  await provider.update("shop/refund-request", { id, data: change, previousData });
  expect((await provider.getOne("shop/refund-request", { id })).data).toMatchObject({
    status: "declined",
    answer: "It was refunded.",
    decidedBy: admin.email,
  });
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("corrected invoices: listed, read, and those of an order", async () => {
  const ann = await addCustomer();
  const purchase = await addPurchase(ann);
  const { invoiceId } = purchase;
  const [first, second] = [
    await addCorrection(purchase),
    await addCorrection(purchase, { version: 2, note: "It moved" }),
  ];
  await addCorrection(await addPurchase(await addCustomer()));
  const [invoice] = await invoicesOf(ann);
  const toOrder = { ...page("version", "ASC"), target: "invoiceId", id: invoiceId, filter: {} };
  const list = await provider.getManyReference("shop/invoice-correction", toOrder);
  const totalAmount = (invoice?.totalCents ?? 0) / 100;
  const facts = { invoiceId, invoiceNumber: invoice?.number, userEmail: ann.email, totalAmount };
  expect(list).toMatchObject({
    total: 2,
    data: [
      { id: first.number, version: 1, ...facts },
      { id: second.number, version: 2, ...facts, note: "It moved" },
    ],
  });
  const found = { ...page(), filter: { q: "moved" } };
  expect(idsOf(await provider.getList("shop/invoice-correction", found))).toEqual([second.number]);
  const ids = [first.number, second.number];
  expect(idsOf(await provider.getMany("shop/invoice-correction", { ids }))).toEqual(ids);
  const { data } = await provider.getOne("shop/invoice-correction", { id: second.number });
  expect(data).toEqual(list.data[1]);
  await expect(provider.getOne("shop/invoice-correction", { id: invoiceId + 1e6 })).rejects.toThrow(
    "404",
  );
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("references: records by several ids, and the records that refer to one", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [harbour, dune] = [await addPreset(), await addPreset()];
  const written = await addReview({ presetId: harbour.id, userId: ann.id });
  await addReview({ presetId: dune.id, userId: bob.id });
  await addPurchase(ann);
  const toOne = (target: string, id: string | number) => ({ ...page(), target, id, filter: {} });
  const ofPreset = await provider.getManyReference("review", toOne("presetId", harbour.id));
  expect(ofPreset).toMatchObject({ total: 1, data: [{ id: written.id, userId: ann.id }] });
  const ofCustomer = await provider.getManyReference("review", toOne("userId", bob.id));
  expect(ofCustomer).toMatchObject({ total: 1, data: [{ preset: { name: dune.name } }] });
  const orders = await provider.getManyReference("shop/invoice", toOne("userEmail", ann.email));
  expect(orders).toMatchObject({ total: 1, data: [{ userId: ann.id, user: { name: "" } }] });
  const customers = await provider.getMany("user/admin", { ids: [ann.id, bob.id] });
  expect(idsOf(customers).sort()).toEqual([ann.id, bob.id].sort());
});

test("filters: nested fields, as forms of react-admin send them", async () => {
  const { id: presetId, name } = await addPreset({ name: "Nested" });
  const { id } = await addReview({ presetId });
  const list = await provider.getList("review", {
    ...page("preset.name", "ASC"),
    filter: { preset: { name } },
  });
  expect(list).toMatchObject({ total: 1, data: [{ id }] });
  const none = { ...page(), filter: { preset: { nickname: name } } };
  await expect(provider.getList("review", none)).rejects.toThrow("422");
});

test("several records are changed at once by a part of them", async () => {
  const ids = [(await addCustomer()).id, (await addCustomer()).id];
  await provider.updateMany("user/admin", { ids, data: { isDisabled: true } });
  const { data } = await provider.getMany("user/admin", { ids });
  expect(data).toMatchObject([{ isDisabled: true }, { isDisabled: true }]);
});
