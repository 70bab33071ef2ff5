import { beforeAll, expect, test } from "vitest";
import { startBank } from "@/e2e/fakes/bank";
import { camtOf } from "@/e2e/fakes/bank-statement";
import {
  confirmLines,
  loadStatement,
  openLines,
  type WireBankLine,
} from "@/e2e/support/bank-statements";
import {
  exportCsv,
  exportDatev,
  readCsv,
  readDatev,
  readYear,
  sumCsv,
  sumDatev,
} from "@/e2e/support/book-files";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { maxStatementBytes } from "@/lib/orders/transfers/statements/endpoints";
import { sellerIsoDay } from "@/lib/seller-dates";

startMailbox();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const today = sellerIsoDay(new Date());
const month = today.slice(0, 7);

async function ordered() {
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [invoice] = await invoicesOf(customer);
  if (!invoice) throw new Error("There is no order.");
  const { id, totalCents: cents } = invoice;
  return { id, cents, customer, payer: invoice.customer.company };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const paymentOf = ({ id, cents, payer }: Ordered, change: object = {}) => ({
  cents,
  payer,
  day: today,
  purpose: `Order ${paymentReference(id)}`,
  ...change,
});

const statusesOf = async (orders: readonly Ordered[]) =>
  (await Promise.all(orders.map(({ customer }) => invoicesOf(customer))))
    .flat()
    .map(({ status }) => status);

const toConfirm = (lines: readonly WireBankLine[]) =>
  lines.map(({ id, orderId }) => ({ id, orderId }));

/** @requirement Books: A month of transfers by one bank file: books, DATEV and statement are equal */
test("40 transfers of one file, 7 too little, 3 too much, 2 without reference", async () => {
  const orders: Ordered[] = [];
  for (let count = 0; count < 40; count++) orders.push(await ordered());
  const tooLittle = orders.slice(0, 7);
  const tooMuch = orders.slice(7, 10);
  const [byName, byHand] = orders.slice(10, 12);
  if (!byName || !byHand) throw new Error("There are too few orders.");
  const payments = orders.map((order) => {
    if (tooLittle.includes(order)) return paymentOf(order, { cents: order.cents - 100 });
    if (tooMuch.includes(order)) return paymentOf(order, { cents: order.cents + 250 });
    // The name is not that of the order: a person chooses.
    if (order === byHand) return paymentOf(order, { purpose: "Thank you", payer: "Someone Else" });
    if (order === byName) return paymentOf(order, { purpose: "Website" });
    return paymentOf(order);
  });
  const file = camtOf(payments);
  expect(await loadStatement(file, admin.bearer)).toEqual({
    status: 200,
    body: { added: 40, repeated: 0, leftOut: 0 },
  });
  expect((await loadStatement(file, admin.bearer)).body).toEqual({
    added: 0,
    repeated: 40,
    leftOut: 0,
  });
  const lines = await openLines(admin.bearer);
  expect(lines).toHaveLength(40);
  expect(lines.filter(({ orderId }) => orderId === null).map(({ purpose }) => purpose)).toEqual([
    "Thank you",
  ]);
  const chosen = toConfirm(lines).map((it) => ({ ...it, orderId: it.orderId ?? byHand.id }));
  const { status, body } = await confirmLines(chosen, admin.bearer);
  expect(status).toBe(200);
  expect(body).toEqual({ lines: lines.map(({ id }) => ({ id, error: null })) });
  expect(await openLines(admin.bearer)).toEqual([]);
  // Once more: each line counts once.
  const again = await confirmLines(chosen, admin.bearer);
  expect(again.body).toEqual({
    lines: lines.map(({ id }) => ({ id, error: "This line of the statement is marked already." })),
  });
  expect(await statusesOf(tooLittle)).toEqual(tooLittle.map(() => "pending"));
  expect(await statusesOf(orders.slice(7))).toEqual(orders.slice(7).map(() => "paid"));

  const onStatement = payments.reduce((sum, { cents }) => sum + cents, 0);
  const invoiced = orders.slice(7).reduce((sum, { cents }) => sum + cents, 0);
  const wanted = { invoiced, credited: 0, received: onStatement, returned: 0, fees: 0 };
  expect(sumCsv(await readCsv(await exportCsv(month, admin.bearer)))).toEqual(wanted);
  const { bookings } = await readDatev(await exportDatev(month, admin.bearer));
  expect(sumDatev(bookings)).toEqual(wanted);
  expect((await readYear(Number(month.slice(0, 4)), admin.bearer)).get(month)).toEqual(wanted);
  // Money without an invoice is booked under the number of its order.
  const withoutInvoice = bookings.filter((it) => it["Belegfeld 1"]?.startsWith("ORD-"));
  expect(withoutInvoice.map((it) => it["Belegfeld 1"]).sort()).toEqual(
    tooLittle.map(({ id }) => `ORD-${id}`).sort(),
  );
}, 120_000);

/** @requirement Bank transfer: Lines of a statement are matched by reference, name and amount */
test("one that is refused stays open, and keeps no other from being marked", async () => {
  const [first, second] = [await ordered(), await ordered()];
  const file = camtOf([
    paymentOf(first, { currency: "EUR" }),
    paymentOf(second, { day: "2020-01-01" }),
    paymentOf(second),
  ]);
  await loadStatement(file, admin.bearer);
  const lines = await openLines(admin.bearer);
  const choice = lines.map(({ id, purpose }) => ({
    id,
    orderId: purpose.includes(paymentReference(first.id)) ? first.id : second.id,
  }));
  const { body } = await confirmLines(choice, admin.bearer);
  expect(body).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({
        error: "The order is in USD. Please mark it by hand, with the amount in USD.",
      }),
      expect.objectContaining({ error: "This day is before the order" }),
      expect.objectContaining({ error: null }),
    ]),
  });
  expect(await statusesOf([first, second])).toEqual(["pending", "paid"]);
  const left = await openLines(admin.bearer);
  expect(left).toHaveLength(2);
  const aside = left.map(({ id }) => ({ id, orderId: null }));
  await confirmLines(aside, admin.bearer);
  expect(await openLines(admin.bearer)).toEqual([]);
  const used = lines.filter(({ id }) => !left.some((it) => it.id === id));
  const putAside = used.map(({ id }) => ({ id, orderId: null }));
  expect((await confirmLines(putAside, admin.bearer)).body).toEqual({
    lines: used.map(({ id }) => ({ id, error: "This line of the statement is marked already." })),
  });
});

/** @requirement Bank transfer: Statements are read as CAMT.053 and as CSV, and a wrong line is named */
test("a file that is none says which line is wrong; too large and a stranger's are refused", async () => {
  const { status, body } = await loadStatement("Date;Amount\n26.11.2026;a lot", admin.bearer);
  expect({ status, body }).toEqual({
    status: 422,
    body: {
      error: "Line 2: “a lot” is no amount.",
      fields: { file: "Line 2: “a lot” is no amount." },
    },
  });
  const large = new Uint8Array(maxStatementBytes + 1).fill(65);
  expect((await loadStatement(large, admin.bearer)).status).toBe(413);
  expect((await loadStatement("Date;Amount", (await addCustomer()).bearer)).status).toBe(403);
});

test("the statements of the bank's page are loaded, and spoiled ones refused with the line that is wrong", async () => {
  const bank = await startBank();
  try {
    const order = await ordered();
    const purpose = paymentReference(order.id);
    const form = { payer: order.payer, purpose, amount: String(order.cents / 100), day: today };
    const entered = new URLSearchParams(form);
    await fetch(`${bank.url}/transfers`, { method: "POST", body: entered });
    const load = async (name: string) => {
      const response = await fetch(`${bank.url}/${name}`);
      return loadStatement(new Uint8Array(await response.arrayBuffer()), admin.bearer);
    };
    for (const [file, error] of [
      ["cut", /^Line \d+: <\w+> is not closed\.$/],
      ["doctype", /^Line 2: a document type is refused\.$/],
      ["amount", /^Line \d+: “a lot USD” is no amount/],
    ] as const) {
      const body = JSON.stringify({ file });
      await fetch(`${bank.url}/control/faults`, { method: "POST", body });
      expect(await load("statement.xml")).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(error) },
      });
    }
    await fetch(`${bank.url}/control/faults`, { method: "POST", body: "{}" });
    expect((await load("statement.csv")).body).toEqual({ added: 1, repeated: 0, leftOut: 0 });
    const [line] = await openLines(admin.bearer);
    expect(line).toMatchObject({ orderId: order.id, amount: order.cents / 100 });
    await confirmLines(line ? toConfirm([line]) : [], admin.bearer);
    expect(await statusesOf([order])).toEqual(["paid"]);
  } finally {
    await bank.stop();
  }
});
