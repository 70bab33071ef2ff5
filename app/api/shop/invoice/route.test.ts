import { beforeAll, expect, test } from "vitest";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addReview } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { cancel, returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addAttempts } from "@/e2e/support/rate-limits";
import { GET as getPdf } from "./[id]/pdf/route";
import { GET as getOne, PUT } from "./[id]/route";
import { GET as getAll } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;

beforeAll(async () => {
  admin = await addAdmin();
});

const get = (id: string | number, headers: Record<string, string> = {}) =>
  call(getOne, `/api/shop/invoice/${id}`, { headers, params: { id: String(id) } });
const pdf = (id: number, headers: Record<string, string> = {}) =>
  call(getPdf, `/api/shop/invoice/${id}/pdf`, { headers, params: { id: String(id) } });
const list = (query: string, headers: Record<string, string> = admin.bearer) =>
  call(getAll, `/api/shop/invoice?${query}`, { headers });
const mark = (id: number, isPaid: unknown, headers: Record<string, string> = admin.bearer) =>
  call(PUT, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid }, headers),
    method: "PUT",
    params: { id: String(id) },
  });

async function bought(customer: Customer, count = 1) {
  const presets = await fillCart(customer, count);
  const begun = await beginPayment(customer, presets, { deployment: true });
  await paypal.approve(begun.orderId);
  await returnFromPaypal(begun.orderId);
  return { ...begun, presets };
}

async function ordered(customer: Customer) {
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const invoice = (await invoicesOf(customer)).at(-1);
  if (!invoice) throw new Error("Nothing was ordered.");
  return { invoiceId: invoice.id, presets };
}

/** @requirement Purchases: Newest first, with the price that was paid and one's own reviews only */
test("a customer's invoices, newest first, with their own reviews and the prices paid", async () => {
  const ann = await addCustomer();
  expect(await statusAndBody(await get(ann.email, ann.bearer))).toEqual({ status: 200, body: [] });
  const first = await bought(ann);
  const second = await ordered(ann);
  const [preset] = first.presets;
  const presetId = preset?.id ?? 0;
  await addReview({ presetId, userId: ann.id, rating: 4, message: "Good" });
  await addReview({ presetId, rating: 1, message: "Not ann's" });
  const { status, body } = await statusAndBody(await get(ann.email.toUpperCase(), ann.bearer));
  expect(status).toBe(200);
  const price = (preset?.priceCents ?? 0) / 100;
  expect(body).toMatchObject([
    {
      id: second.invoiceId,
      isPaid: false,
      status: "pending",
      paymentMethod: "bank_transfer",
      paymentId: expect.stringMatching(/^RF\d\d \d{6}$/),
    },
    {
      id: first.invoiceId,
      isPaid: true,
      number: expect.any(Number),
      paymentMethod: "paypal",
      paymentId: expect.stringMatching(/^\w{17}$/),
      subtotal: price,
      deploymentCost: 65,
      totalAmount: price + 65,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      userEmail: ann.email,
      user: { userName: ann.name },
      invoiceItems: [
        {
          presetId,
          preset: {
            presetName: preset?.name,
            price,
            defaultColor: preset?.color,
            type: preset?.type,
            category: preset?.category,
            reviews: [{ rating: 4, ratingMessage: "Good", presetId }],
          },
        },
      ],
    },
  ]);
});

/** @requirement PayPal: Cancel and decline lose nothing and leave no pending invoice in the list */
test("an order that came to nothing is not pending", async () => {
  const ann = await addCustomer();
  const { orderId, invoiceId } = await beginPayment(ann, await fillCart(ann, 1));
  await cancel(orderId, ann.bearer);
  expect(await statusAndBody(await get(ann.email, ann.bearer))).toMatchObject({
    status: 200,
    body: [{ id: invoiceId, isPaid: false, number: null, status: "not_paid" }],
  });
});

test("an invoice and its PDF can be read by its owner and the admin only", async () => {
  const [ann, eve] = [await addCustomer(), await addCustomer()];
  const { invoiceId } = await bought(ann);
  for (const reader of [ann, admin]) {
    expect(await statusAndBody(await get(invoiceId, reader.bearer))).toMatchObject({
      body: { id: invoiceId },
    });
    const file = await pdf(invoiceId, reader.bearer);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="invoice-\d+\.pdf"$/,
    );
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect((await file.text()).startsWith("%PDF-")).toBe(true);
  }
  for (const ask of [get, pdf]) {
    expect((await ask(invoiceId, eve.bearer)).status).toBe(403);
    expect((await ask(invoiceId)).status).toBe(401);
    // As a foreign one: ids would tell how many orders there are.
    expect((await ask(2_147_483_647, eve.bearer)).status).toBe(403);
    expect((await ask(2_147_483_647, admin.bearer)).status).toBe(404);
  }
});

test("an account may draw 120 PDFs in ten minutes", async () => {
  const [ann, ben] = [await addCustomer(), await addCustomer()];
  const [{ invoiceId }, others] = [await bought(ann), await bought(ben)];
  await addAttempts("invoice-pdf", ann.id, 119);
  const statuses: number[] = [];
  for (let drawing = 0; drawing < 2; drawing++) {
    statuses.push((await pdf(invoiceId, ann.bearer)).status);
  }
  expect(statuses).toEqual([200, 429]);
  expect((await pdf(others.invoiceId, ben.bearer)).status).toBe(200);
});

test("a request for another account's invoices is refused, whether or not it has any", async () => {
  const [ann, eve] = [await addCustomer(), await addCustomer()];
  expect((await get(ann.email, eve.bearer)).status).toBe(403);
  expect((await get("nobody@example.com", eve.bearer)).status).toBe(403);
  expect((await get(ann.email, admin.bearer)).status).toBe(200);
});

test.each(["0", "-1", "1.5", "2147483648", "somebody", " "])(
  "%j is not an invoice id",
  async (id) => {
    expect((await get(id, admin.bearer)).status).toBe(404);
  },
);

/** @requirement Purchases: An invoice is a PDF with a number, given without gaps once it is paid */
test("the PDF of an invoice has the same bytes every time", async () => {
  const ann = await addCustomer({ name: "Zażółć Đặng Ltd" });
  const { invoiceId } = await bought(ann, 2);
  const draw = async () => Buffer.from(await (await pdf(invoiceId, ann.bearer)).arrayBuffer());
  const [one, other] = [await draw(), await draw()];
  expect(one.equals(other)).toBe(true);
  const fonts = one.toString("latin1").match(/(?<=BaseFont \/[A-Z]{6}\+)[\w-]+/g);
  expect(new Set(fonts)).toEqual(
    new Set(["BricolageGrotesque-Bold", "BricolageGrotesque-Regular"]),
  );
});

/**
 * @requirement Bank transfer: The transfer is pending until the back office marks it paid; then the
 *   receipt is emailed once
 */
test("a transfer that arrived: paid, numbered, and the receipt is emailed once", async () => {
  const ann = await addCustomer();
  const { invoiceId } = await ordered(ann);
  expect(await statusAndBody(await mark(invoiceId, true))).toEqual({
    status: 200,
    body: { id: invoiceId },
  });
  expect((await mark(invoiceId, true)).status).toBe(200);
  expect(await invoicesOf(ann)).toMatchObject([{ status: "paid", number: expect.any(Number) }]);
  const subjects = (await mailbox.messages())
    .filter(({ to }) => to.includes(ann.email))
    .map(({ subject }) => subject);
  expect(subjects.filter((it) => it.startsWith("Your receipt"))).toHaveLength(1);
  expect(await statusAndBody(await mark(invoiceId, false))).toEqual({
    status: 409,
    body: { error: "A paid invoice cannot be marked as unpaid." },
  });
});

test("a transfer that is not paid can be marked as not paid", async () => {
  const ann = await addCustomer();
  const { invoiceId } = await ordered(ann);
  expect((await mark(invoiceId, false)).status).toBe(200);
  expect(await invoicesOf(ann)).toMatchObject([{ status: "pending" }]);
});

/** @requirement Back office: Transfers are marked as paid; what PayPal decides is not */
test("only the admin marks an invoice as paid, and none that is paid through PayPal", async () => {
  const ann = await addCustomer();
  const { invoiceId } = await ordered(ann);
  expect((await mark(invoiceId, true, ann.bearer)).status).toBe(403);
  expect((await mark(invoiceId, true, {})).status).toBe(401);
  expect((await mark(invoiceId, "yes")).status).toBe(422);
  expect((await mark(2_147_483_647, true)).status).toBe(404);
  const begun = await beginPayment(ann, [await addPreset()]);
  expect(await statusAndBody(await mark(begun.invoiceId, true))).toEqual({
    status: 409,
    body: { error: "PayPal reports whether this invoice is paid." },
  });
});

test("the back office lists, counts, sorts and searches the invoices of all customers", async () => {
  const ann = await addCustomer({ name: "Quaint_Widgets" });
  const first = await bought(ann);
  const second = await ordered(ann);
  const ids = async (query: string) => {
    const { body } = await statusAndBody(await list(query));
    return (body as { id: number }[]).map(({ id }) => id);
  };
  expect(await ids("q=quaint_w&_sort=id&_order=ASC")).toEqual([first.invoiceId, second.invoiceId]);
  expect(await ids(`q=${ann.email}&_order=DESC`)).toEqual([second.invoiceId, first.invoiceId]);
  expect(await ids("q=quaintxw")).toEqual([]);
  expect(await ids(`q=${ann.email}&status=paid`)).toEqual([first.invoiceId]);
  expect(await ids(`id=${first.invoiceId}&id=${second.invoiceId}`)).toHaveLength(2);
  const reference = await statusAndBody(await get(second.invoiceId, ann.bearer));
  const { paymentId } = reference.body as { paymentId: string };
  expect(await ids(`q=${encodeURIComponent(paymentId)}`)).toContain(second.invoiceId);
  const page = await list(`q=${ann.email}&_start=0&_end=1`);
  expect(page.headers.get("x-total-count")).toBe("2");
  expect(await page.json()).toHaveLength(1);
  expect((await list("_sort=customer")).status).toBe(422);
  expect((await list("", ann.bearer)).status).toBe(403);
  expect((await list("", {})).status).toBe(401);
});
