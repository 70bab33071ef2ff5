import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { invoices } from "@/db/schema/invoices";
import { reviews } from "@/db/schema/reviews";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addReview } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { addPurchase } from "@/e2e/support/purchases";
import { addStaff } from "@/e2e/support/staff";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { selectInvoices, toInvoiceViews } from "@/lib/orders/invoices/queries/invoice-views";
import { DELETE, PUT } from "./[id]/route";
import { GET } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Headers = Record<string, string>;

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/review?${query}`, { headers });

const hide = (id: number, headers: Headers = admin.bearer) =>
  call(DELETE, `/api/review/${id}`, { method: "DELETE", headers, params: { id: String(id) } });

const put = (id: number, body: unknown, headers: Headers = admin.bearer) =>
  call(PUT, `/api/review/${id}`, {
    ...jsonBody(body, headers),
    method: "PUT",
    params: { id: String(id) },
  });

const eventsOf = async (id: number) =>
  database()
    .select({ event: auditEvents.event, detail: auditEvents.detail, by: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(auditEvents.target, `review ${id}`))
    .orderBy(auditEvents.id);

/** @requirement Back office: A hidden review is neither shown nor counted */
test("a hidden review is at once neither shown nor counted", async () => {
  const { id: presetId } = await addPreset();
  await addReview({ presetId, rating: 5, message: "Fine" });
  const rude = await addReview({ presetId, rating: 1, message: "Rude words" });
  expect(await getPreset(presetId)).toMatchObject({ ratingAverage: 3, ratingCount: 2 });
  expect(await statusAndBody(await hide(rude.id))).toMatchObject({
    status: 200,
    body: { isHidden: true },
  });
  expect(await getPreset(presetId)).toMatchObject({
    ratingAverage: 5,
    ratingCount: 1,
    reviews: [{ message: "Fine", rating: 5 }],
  });
  expect(revalidated).toContain(`preset:${presetId}`);
  expect((await hide(rude.id)).status).toBe(200);
  expect(await getPreset(presetId)).toMatchObject({ ratingCount: 1 });
});

test("reviews are listed with their customers and presets, and searched", async () => {
  const { id: presetId, name } = await addPreset();
  const customer = await addCustomer({ email: "wordsmith@example.com" });
  await addReview({ presetId, userId: customer.id, rating: 2, message: "Peculiar words" });
  for (const words of ["peculiar", "wordsmith"]) {
    const response = await list(`q=${words}&_start=0&_end=5&_sort=rating&_order=DESC`);
    expect(response.headers.get("x-total-count")).toBe("1");
    expect(await response.json()).toMatchObject([
      { presetName: name, email: "wordsmith@example.com", rating: 2, isHidden: false },
    ]);
  }
});

test("guests and customers list and hide nothing; an unknown review is 404", async () => {
  const { id } = await addReview({ presetId: (await addPreset()).id });
  const customer = await addCustomer();
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
  ] as const) {
    expect((await list("", headers)).status).toBe(status);
    expect((await hide(id, headers)).status).toBe(status);
  }
  expect((await hide(2_000_000)).status).toBe(404);
});

test("a hidden review is shown again, and its words cannot be changed", async () => {
  const { id: presetId } = await addPreset();
  const { id, message } = await addReview({ presetId, rating: 4 });
  await hide(id);
  expect(await statusAndBody(await put(id, { message: "Great!", rating: 5 }))).toMatchObject({
    status: 200,
    body: { message, rating: 4, isHidden: true },
  });
  expect(await statusAndBody(await put(id, { isHidden: false }))).toMatchObject({
    status: 200,
    body: {
      message,
      isHidden: false,
      preset: { id: presetId },
      user: { name: expect.stringContaining("Company") },
    },
  });
  expect(await getPreset(presetId)).toMatchObject({ ratingAverage: 4, ratingCount: 1 });
});

/** @requirement Reviews: The shop answers below a review, changes its answer and removes it */
test("an answer stands below the review, is changed and removed, and each is recorded", async () => {
  const { id: presetId } = await addPreset();
  const { id } = await addReview({ presetId, rating: 3, message: "A bit slow" });
  const shown = async () => (await getPreset(presetId))?.reviews[0];
  const said = await statusAndBody(await put(id, { answer: "  We made it faster. " }));
  expect(said).toMatchObject({
    status: 200,
    body: { answer: "We made it faster.", answeredAt: expect.any(String), isHidden: false },
  });
  const { answeredAt } = said.body as { answeredAt: string };
  expect(revalidated).toContain(`preset:${presetId}`);
  expect(await shown()).toMatchObject({
    message: "A bit slow",
    answer: { message: "We made it faster.", createdAt: answeredAt },
  });
  // What does not change the words does not change the day.
  const record = { ...(said.body as object), rating: 5 };
  expect(await statusAndBody(await put(id, record))).toMatchObject({ body: { answeredAt } });
  await put(id, { answer: "It is twice as fast." });
  expect(await shown()).toMatchObject({ answer: { message: "It is twice as fast." } });
  expect(await statusAndBody(await put(id, { answer: " " }))).toMatchObject({
    body: { answer: null, answeredAt: null },
  });
  expect(await shown()).not.toHaveProperty("answer");
  const by = admin.id;
  expect(await eventsOf(id)).toEqual([
    { event: "catalog.review-answered", detail: null, by },
    { event: "catalog.review-answer-changed", detail: null, by },
    { event: "catalog.review-answer-removed", detail: null, by },
  ]);
});

/** @requirement Reviews: The writer of a hidden review is told why, by one email and in their purchases */
test("a review is hidden with a reason, which its customer gets by one email and with the purchases", async () => {
  const ann = await addCustomer();
  const bought = await addPurchase(ann);
  const { presetId } = bought;
  const { id } = await addReview({ presetId, userId: ann.id, rating: 1, message: "Rude" });
  const own = async () =>
    (await toInvoiceViews(await selectInvoices().where(eq(invoices.userId, ann.id)))).flatMap(
      ({ invoiceItems }) => invoiceItems.flatMap(({ preset }) => preset.reviews),
    );
  const review = { rating: 1, ratingMessage: "Rude", presetId };
  expect(await own()).toEqual([review]);
  const hiddenReason = "It names a person.";
  const responses = await Promise.all(
    [1, 2, 3].map(() => put(id, { isHidden: true, hiddenReason })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await own()).toEqual([{ ...review, isHidden: true, hiddenReason }]);
  expect(await getPreset(presetId)).toMatchObject({ ratingCount: 0, reviews: [] });
  const emails = async () => {
    await runQueuedJobs();
    return (await mailbox.messages()).filter(({ to }) => to.includes(ann.email));
  };
  expect(await emails()).toMatchObject([
    {
      subject: expect.stringMatching(/^We hid your review of /),
      text: expect.stringContaining(hiddenReason),
    },
  ]);
  await put(id, { isHidden: false });
  expect(await own()).toEqual([review]);
  expect(await statusAndBody(await hide(id))).toMatchObject({ body: { hiddenReason: null } });
  expect(await emails()).toHaveLength(1);
  expect((await eventsOf(id)).map(({ event, detail }) => [event, detail])).toEqual([
    ["catalog.review-hidden", hiddenReason],
    ["catalog.review-shown", null],
    ["catalog.review-hidden", null],
  ]);
});

test("nobody is emailed about an anonymous review", async () => {
  const { id } = await addReview({ presetId: (await addPreset()).id });
  await database().update(reviews).set({ userId: null }).where(eq(reviews.id, id));
  expect((await put(id, { isHidden: true, hiddenReason: "Rude" })).status).toBe(200);
  await runQueuedJobs();
  expect(await mailbox.messages()).toEqual([]);
});

test.each([
  [{ answer: "x".repeat(601) }, "answer"],
  [{ answer: 7 }, "answer"],
  [{ isHidden: true, hiddenReason: "x".repeat(501) }, "hiddenReason"],
  [{ isHidden: "yes" }, "isHidden"],
])("%j is refused and changes nothing", async (body, field) => {
  const { id } = await addReview({ presetId: (await addPreset()).id });
  expect(await statusAndBody(await put(id, body))).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await eventsOf(id)).toEqual([]);
});

/** @requirement Back office: Each role does what it is for, and nothing else */
test("support answers and hides; bookkeeping and the review's own customer do not", async () => {
  const ann = await addCustomer();
  const { id } = await addReview({ presetId: (await addPreset()).id, userId: ann.id });
  const [support, bookkeeping] = [await addStaff("support"), await addStaff("bookkeeping")];
  for (const body of [{ answer: "Thank you" }, { isHidden: true, hiddenReason: "Rude" }]) {
    expect((await put(id, body, ann.bearer)).status).toBe(403);
    expect((await put(id, body, bookkeeping.bearer)).status).toBe(403);
    expect((await put(id, body, support.bearer)).status).toBe(200);
  }
  expect((await eventsOf(id)).map(({ by }) => by)).toEqual([support.id, support.id]);
});
