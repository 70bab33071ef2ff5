import { beforeAll, expect, test } from "vitest";
import { POST as postPreset } from "@/app/api/preset/route";
import { GET as getInvoice, PUT as putInvoice } from "@/app/api/shop/invoice/[id]/route";
import { GET as getTimeline } from "@/app/api/shop/invoice/[id]/timeline/route";
import { GET as getAllInvoices } from "@/app/api/shop/invoice/route";
import { GET as getFeed } from "@/app/feed.json/route";
import { formatDecimal, shopAmounts } from "@/lib/amounts";
import { currency, formatMoney } from "@/lib/money";
import { facturXml } from "@/lib/orders/invoices/e-invoice/factur-x";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import { sellerIsoDay } from "@/lib/seller-dates";
import {
  exportCsv,
  exportDatev,
  readCsv,
  readDatev,
  readYear,
  sumCsv,
  sumDatev,
} from "./book-files";
import { call, jsonBody, statusAndBody } from "./call";
import { addAdmin, addCustomer } from "./customers";
import { startMailbox } from "./mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "./orders";
import { runJobs } from "./payments";
import { startFakePaypal } from "./paypal";
import { buyAtPaypal, refundsOf, sendRefundForm } from "./refunds";

const month = sellerIsoDay(new Date()).slice(0, 7);
const address = { firstname: "Ann", lastname: "Ax", city: "Town", zipcode: "01234" };

/** What a shop in another currency than the default does, from the price to the books. */
export function testShop(code: string, refusedPrice: { price: number; error: string }) {
  const mailbox = startMailbox();
  const paypal = startFakePaypal();
  let admin: Awaited<ReturnType<typeof addAdmin>>;
  beforeAll(async () => {
    admin = await addAdmin();
  });
  const read = async (response: Promise<Response>) => (await statusAndBody(await response)).body;
  const books = async () => {
    const shown = (await readYear(Number(month.slice(0, 4)), admin.bearer)).get(month);
    expect(sumCsv(await readCsv(await exportCsv(month, admin.bearer)))).toEqual(shown);
    const { head, bookings } = await readDatev(await exportDatev(month, admin.bearer));
    expect(sumDatev(bookings)).toEqual(shown);
    expect(head).toContain(code);
    return shown;
  };

  test("a price has the decimals of the currency, and goes out in it", async () => {
    expect(currency).toBe(code);
    const facts = { name: "Harbour", color: "blue", type: "home", category: "premium", images: [] };
    const add = (price: number) =>
      call(postPreset, "/api/preset", jsonBody({ ...facts, url: "", price }, admin.bearer));
    expect(await statusAndBody(await add(refusedPrice.price))).toMatchObject({
      status: 422,
      body: { error: refusedPrice.error },
    });
    const price = shopAmounts.encode(2_000);
    expect(await statusAndBody(await add(price))).toMatchObject({ status: 201, body: { price } });
    expect(JSON.stringify(await read(getFeed()))).toContain(
      `"price":{"amount":2000,"currency":"${code}"}`,
    );
  });

  test("an order by PayPal is paid, invoiced, refunded and booked in the currency", async () => {
    const customer = await addCustomer({ ...address, country: "Deutschland" });
    const { invoiceId, orderId, totalCents } = await buyAtPaypal(paypal, customer, {
      deployment: true,
    });
    const [order] = await paypal.orders();
    const value = formatDecimal(totalCents, code);
    expect(order?.unit.amount).toMatchObject({ currency_code: code, value });
    const params = { id: String(invoiceId) };
    const own = await read(
      call(getInvoice, `/api/shop/invoice/${invoiceId}`, { headers: customer.bearer, params }),
    );
    const totalAmount = shopAmounts.encode(totalCents);
    expect(own).toMatchObject({
      currency: code,
      totalAmount,
      deploymentCost: shopAmounts.encode(8_000),
    });
    const found = await read(
      call(getAllInvoices, `/api/shop/invoice?totalAmount=${totalAmount}`, {
        headers: admin.bearer,
      }),
    );
    expect(found).toMatchObject([{ id: invoiceId, totalAmount }]);
    await runJobs();
    const letters = (await mailbox.messages()).map(({ text }) => text).join();
    expect(letters).toContain(formatMoney({ cents: totalCents }));

    const facts = await getInvoiceFacts(invoiceId);
    const document = facts && invoiceDocument(facts);
    if (!document) throw new Error("There is no invoice.");
    expect(facturXml(document)).toContain(`<ram:GrandTotalAmount>${value}</ram:GrandTotalAmount>`);

    expect((await sendRefundForm(admin, invoiceId, { amountCents: totalCents })).status).toBe(201);
    const [refund] = await refundsOf(invoiceId);
    expect(refund).toMatchObject({ currency: code, amountCents: totalCents, status: "completed" });
    const note = await getCreditNoteFacts(refund?.id ?? 0);
    expect(note && creditNoteDocument(note)).toMatchObject({ currency: code, totalCents });

    const money = (await paypal.ledgerOf(orderId)).map(({ kind, cents }) => [kind, cents]);
    expect(money).toEqual([
      ["captured", totalCents],
      ["refunded", totalCents],
    ]);
    const [captured] = await paypal.ledgerOf(orderId);
    expect(await books()).toEqual({
      invoiced: totalCents,
      credited: totalCents,
      received: totalCents,
      returned: totalCents,
      fees: captured?.feeCents,
    });
  });

  test("a bank transfer arrives in parts, which add up", async () => {
    const customer = await addCustomer({ ...address, country: "Deutschland" });
    const presets = await fillCart(customer, 2);
    await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
    const [{ id = 0, totalCents = 0 } = {}] = await invoicesOf(customer);
    const before = await books();
    const params = { id: String(id) };
    const mark = async (cents: number) =>
      statusAndBody(
        await call(putInvoice, `/api/shop/invoice/${id}`, {
          ...jsonBody({ isPaid: true, amount: shopAmounts.encode(cents) }, admin.bearer),
          method: "PUT",
          params,
        }),
      );
    expect(await mark(500.5)).toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String) } },
    });
    expect(await mark(500)).toMatchObject({ status: 200 });
    expect(await mark(totalCents - 500)).toMatchObject({ status: 200 });
    const timeline = await read(
      call(getTimeline, `/api/shop/invoice/${id}/timeline`, { headers: admin.bearer, params }),
    );
    expect(timeline).toMatchObject({
      currency: code,
      transfers: [500, totalCents - 500].map((cents) => ({ amount: shopAmounts.encode(cents) })),
    });
    expect(await books()).toMatchObject({
      invoiced: (before?.invoiced ?? 0) + totalCents,
      received: (before?.received ?? 0) + totalCents,
    });
  });
}
