import { asc, eq, sql } from "drizzle-orm";
import { POST as postCancellation } from "@/app/api/shop/invoice/[id]/cancellation/route";
import { POST as postResolution } from "@/app/api/shop/invoice/[id]/resolution/route";
import { PUT as putInvoice } from "@/app/api/shop/invoice/[id]/route";
import { POST as postStart } from "@/app/api/shop/invoice/[id]/start/route";
import { GET as getTimeline } from "@/app/api/shop/invoice/[id]/timeline/route";
import { POST as postTransfer } from "@/app/api/shop/invoice/[id]/transfer/route";
import { GET as getInvoices } from "@/app/api/shop/invoice/route";
import { GET as getRefunds } from "@/app/api/shop/refund/route";
import { PUT as decide } from "@/app/api/shop/refund-request/[id]/route";
import { GET as getRequests, POST as postRequest } from "@/app/api/shop/refund-request/route";
import { POST as postWithdrawal } from "@/app/api/withdrawal/route";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { ShopError } from "@/lib/errors";
import { listOrderRefunds } from "@/lib/orders/checkout/refunds/queries/order-refunds";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { creditNoteDocument } from "@/lib/orders/invoices/tax/documents";
import { sellerIsoDay } from "@/lib/seller-dates";
import { requireBought } from "@/lib/sites/delivery/queries";
import { call, fromAddress, type Handler, jsonBody } from "../call";
import { addCustomer } from "../customers";
import { addCoupon, addPresets } from "../factories";
import { makeJobsDue } from "../jobs";
import { idOf, mainlands } from "../law/vat";
import { orderOf, sendOrder } from "../orders";
import { cancel, deliverWebhook, returnFromPaypal } from "../payments";
import type { startFakePaypal } from "../paypal";
import { payEarlier } from "../purchases";
import { sendRefundForm } from "../refunds";
import type { startFakeVies } from "../vies";
import type { Buyer, Step } from "./model";

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Preset = Awaited<ReturnType<typeof addPresets>>[number];

export interface Services {
  admin: Customer;
  paypal: ReturnType<typeof startFakePaypal>;
  vies: ReturnType<typeof startFakeVies>;
}

const regions = new Intl.DisplayNames("en", { type: "region" });

const outcome = ({ status }: { status: number }) => {
  if (status >= 500) throw new Error(`The shop failed: ${status}`);
  return status < 400 ? "done" : "refused";
};

let senders = 0;

/** One customer of the shop, and what staff do with their orders. */
export class RealShop {
  readonly #services: Services;
  readonly #buyer: Buyer;
  readonly #customer: Customer;
  readonly #presets: Preset[];
  readonly #coupon: Awaited<ReturnType<typeof addCoupon>>;
  /** As the list of the model: in the order of their ids. */
  #ids: number[] = [];
  #paypalIds = new Map<number, string>();
  /** The last refusals, to explain a difference. */
  said: string[] = [];

  private constructor(
    services: Services,
    buyer: Buyer,
    [customer, presets, coupon]: [Customer, Preset[], Awaited<ReturnType<typeof addCoupon>>],
  ) {
    this.#services = services;
    this.#buyer = buyer;
    this.#customer = customer;
    this.#presets = presets;
    this.#coupon = coupon;
  }

  static async open(services: Services, buyer: Buyer): Promise<RealShop> {
    const [countryCode, zipcode, city] = buyer.buyer.address;
    const seller = mainlands.find(({ vatOf }) => vatOf === "DE");
    if (!seller) throw new Error("There is no seller.");
    const vatId = idOf({ ...buyer, seller, cents: 0 });
    const isUnknown = buyer.vies === "invalid";
    const customer = await addCustomer({
      firstname: "Ada",
      lastname: "Miller",
      legalName: "Miller Works",
      city,
      zipcode,
      country: regions.of(countryCode) ?? countryCode,
      // The fake VIES knows no number that ends like this.
      vatId: isUnknown ? vatId.replace(/\d{3}(\D\d*)?$/, "000$1") : vatId,
    });
    const presets = await addPresets(
      ...buyer.prices.map((priceCents) => ({ priceCents, url: "/preview/silent" })),
    );
    const coupon = await addCoupon({ percent: null, amountCents: null, ...buyer.coupon });
    await services.vies.injectFaults(buyer.isViesDown ? { rate: 1, status: 503 } : {});
    return new RealShop(services, buyer, [customer, presets, coupon]);
  }

  async place(step: Extract<Step, { act: "order" }>, owned: (preset: number) => number) {
    const wanted = step.presets.flatMap(({ preset, licenses }) => {
      const row = this.#presets[preset];
      const counts = { licenses, ...(step.saysOwned ? { owned: owned(preset) } : {}) };
      return row ? { ...row, ...counts } : [];
    });
    const { said } = this.#buyer;
    const body = {
      ...orderOf(this.#customer, wanted, {
        paymentMethod: step.method,
        deployment: step.deployment,
        ...(step.coupon ? { coupon: this.#coupon } : {}),
      }),
      ...(said ? { forBusiness: said === "company" } : {}),
      ...(said === "consumer" ? { startNow: step.startNow } : {}),
    };
    const response = await sendOrder(this.#customer, body);
    const result = await this.#outcome(response);
    await this.#readIds();
    if (result === "refused" || step.method === "bank_transfer") return result;
    const { href } = (await response.json()) as { href: string };
    const orderId = new URL(href).searchParams.get("token") ?? "";
    const [payment] = await database().select().from(payments).where(eq(payments.orderId, orderId));
    if (!payment) throw new Error("There is no payment.");
    this.#paypalIds.set(payment.invoiceId, orderId);
    if (step.leavesPaypal) await cancel(orderId, this.#customer.bearer);
    else {
      await this.#services.paypal.approve(orderId);
      const page = await returnFromPaypal(orderId);
      if (page !== "/pay/outcome/paid") throw new Error(`It is not paid: ${page}`);
    }
    return result;
  }

  arrive = (at: number, cents: number) =>
    this.#staff(putInvoice, at, "", { isPaid: true, amount: cents / 100 }, "PUT");

  async takeBack(at: number) {
    const timeline = await this.#timeline(at);
    const last = timeline.transfers
      .filter(({ kind, amount, isReversed }) => {
        return (kind === "arrived" || (kind === "moved" && amount > 0)) && !isReversed;
      })
      .at(-1);
    const body = { action: "take_back", transferId: last?.id };
    const result = await this.#staff(postTransfer, at, "/transfer", body);
    await this.#readIds();
    return result;
  }

  returnCredit = (at: number, cents: number) =>
    this.#staff(postTransfer, at, "/transfer", {
      action: "return",
      amount: cents / 100,
      day: sellerIsoDay(new Date()),
    });

  resolve = (at: number, action: string) =>
    this.#staff(postResolution, at, "/resolution", { action, note: "As the model says" });

  cancel = (at: number) => this.#own(postCancellation, at, "/cancellation");

  start = (at: number) => this.#own(postStart, at, "/start");

  async daysPass(at: number, paidAt: number) {
    await payEarlier(this.#id(at), sql`${new Date(paidAt).toISOString()}::timestamptz`);
    return "done" as const;
  }

  async withdraw(at: number) {
    senders += 1;
    const fields = { order: `${this.#id(at)}`, name: "Ada Miller", email: this.#customer.email };
    const response = await call(postWithdrawal, "/api/withdrawal", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...fromAddress(`10.${senders >> 16}.${(senders >> 8) % 256}.${senders % 256}`),
      },
      body: new URLSearchParams({ ...fields, confirmed: "yes" }).toString(),
    });
    const to = response.headers.get("location") ?? "";
    return to.endsWith("/withdraw/received") ? ("done" as const) : ("refused" as const);
  }

  async ask(at: number, lines: { preset: number; license: number }[] | null) {
    const body = {
      invoiceId: this.#id(at),
      reason: "changed_mind",
      ...(lines ? { itemIds: await this.#itemIds(at, lines) } : {}),
    };
    return this.#outcome(
      await call(postRequest, "/api/shop/refund-request", jsonBody(body, this.#customer.bearer)),
    );
  }

  async decide(at: number, isApproved: boolean, isTransfer: boolean) {
    const open = (await this.#requests()).find(
      (it) => it.invoiceId === this.#id(at) && it.status === "open",
    );
    const body = isApproved
      ? { status: "approved", ...(isTransfer ? { reference: "BACK-1" } : {}) }
      : { status: "declined", answer: "As the model says" };
    return this.#outcome(
      await call(decide, `/api/shop/refund-request/${open?.id}`, {
        ...jsonBody(body, this.#services.admin.bearer),
        method: "PUT",
        params: { id: `${open?.id}` },
      }),
    );
  }

  async refund(
    at: number,
    lines: { preset: number; license: number }[] | null,
    { cents, isTransfer }: { cents: number; isTransfer: boolean },
  ) {
    return this.#outcome(
      await sendRefundForm(this.#services.admin, this.#id(at), {
        amountCents: cents,
        ...(lines ? { itemIds: await this.#itemIds(at, lines) } : {}),
        ...(isTransfer ? { reference: "BACK-2" } : {}),
      }),
    );
  }

  async refundAtPaypal(at: number, cents: number) {
    const orderId = this.#paypalIds.get(this.#id(at)) ?? "";
    await this.#services.paypal.refund(orderId, (cents / 100).toFixed(2));
    const events = await this.#services.paypal.webhookEventsOf(orderId);
    const last = events.filter(({ type }) => type === "PAYMENT.CAPTURE.REFUNDED").at(-1);
    if (last) await deliverWebhook(last);
    return "done" as const;
  }

  async viesAnswers() {
    await this.#services.vies.injectFaults({});
    await makeJobsDue();
    await runQueuedJobs();
    return "done" as const;
  }

  async returnTax(at: number, cents: number) {
    return this.#outcome(
      await sendRefundForm(this.#services.admin, this.#id(at), {
        amountCents: cents,
        method: "bank_transfer",
        reference: "TAX-1",
        reason: "tax_returned",
      }),
    );
  }

  /** What PayPal has of an order: captured less refunded. */
  async atPaypal(at: number): Promise<number> {
    const orderId = this.#paypalIds.get(this.#ids[at] ?? 0);
    if (!orderId) return 0;
    const signs = { captured: 1, released: 1, refunded: -1, pending: 0, denied: 0 };
    const entries = await this.#services.paypal.ledgerOf(orderId);
    return entries.reduce((sum, { kind, cents }) => sum + signs[kind] * cents, 0);
  }

  async taxDue(at: number): Promise<number> {
    return Math.round((await this.#timeline(at)).taxToReturn * 100);
  }

  /** "yes" or "waits", or "no" for a preset that is not bought. */
  async download(preset: number): Promise<"yes" | "waits" | "no"> {
    try {
      await requireBought(this.#customer.id, this.#presets[preset]?.id ?? 0);
      return "yes";
    } catch (error) {
      if (error instanceof ShopError) return error.code === "not_found" ? "no" : "waits";
      throw error;
    }
  }

  /** All orders, oldest first, as the API describes them. */
  async records() {
    const [orders, refunds, requests, own, items] = await Promise.all([
      this.#list<WireInvoice>(getInvoices, "/api/shop/invoice"),
      this.#list<WireRefund>(getRefunds, "/api/shop/refund"),
      this.#requests(),
      listOrderRefunds(this.#customer.id),
      database()
        .select({
          invoiceId: invoiceItems.invoiceId,
          presetId: invoiceItems.presetId,
          license: invoiceItems.licenseNumber,
          cents: invoiceItems.priceCents,
        })
        .from(invoiceItems)
        .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
        .where(eq(invoices.userId, this.#customer.id))
        .orderBy(asc(invoiceItems.presetId), asc(invoiceItems.licenseNumber)),
    ]);
    const notes = await Promise.all(
      refunds.map(async ({ id, number }) => {
        const note = number === null ? null : creditNoteDocument(await getCreditNoteFacts(id));
        return [id, note] as const;
      }),
    );
    const noteOf = new Map(notes);
    return orders.map((order) => ({
      status: order.status,
      cents: toCents(order.totalAmount),
      discountCents: toCents(order.discount ?? 0),
      receivedCents: toCents(order.receivedAmount),
      lines: items
        .filter(({ invoiceId }) => invoiceId === order.id)
        .map(({ presetId, license, cents }) => ({
          preset: this.#presets.findIndex(({ id }) => id === presetId),
          license,
          cents,
        })),
      taxes: order.taxes.map(({ category, rate }) => ({ category, rate })),
      taxCents: order.tax === null ? null : toCents(order.tax),
      netCents: order.net === null ? null : toCents(order.net),
      corrections: order.corrections.length,
      isNumbered: order.number !== null,
      refunds: refunds
        .filter(({ invoiceId }) => invoiceId === order.id)
        .map(({ id, amount, reason, status, method }) => ({
          cents: toCents(amount),
          reason,
          status,
          method,
          noteCents: noteOf.get(id)?.totalCents ?? null,
          tax: noteOf.get(id)?.taxes.map(({ category, rate }) => ({ category, rate })) ?? null,
          taxCents: noteOf.get(id)?.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0) ?? null,
        })),
      requests: requests
        .filter(({ invoiceId }) => invoiceId === order.id)
        .map(({ status, reason, rightEnded, amount }) => ({
          status,
          reason,
          rightEnded,
          cents: amount === null ? null : toCents(amount),
        })),
      canAsk: own.get(order.id)?.canRequest ?? false,
    }));
  }

  async #readIds() {
    const rows = await database()
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.userId, this.#customer.id))
      .orderBy(asc(invoices.id));
    this.#ids = rows.map(({ id }) => id);
  }

  async #timeline(at: number) {
    const response = await call(getTimeline, `/api/shop/invoice/${this.#id(at)}/timeline`, {
      headers: this.#services.admin.bearer,
      params: { id: `${this.#id(at)}` },
    });
    return (await response.json()) as {
      taxToReturn: number;
      transfers: { id: number; kind: string; amount: number; isReversed: boolean }[];
    };
  }

  #requests = () => this.#list<WireRequest>(getRequests, "/api/shop/refund-request");

  async #list<T extends { id: number }>(handler: Handler, path: string): Promise<T[]> {
    const query = `?userId=${this.#customer.id}&_end=100&_sort=id&_order=ASC`;
    const response = await call(handler, path + query, { headers: this.#services.admin.bearer });
    const rows = (await response.json()) as T[];
    if (response.status !== 200) throw new Error(JSON.stringify(rows));
    return rows;
  }

  async #itemIds(at: number, lines: { preset: number; license: number }[]) {
    const items = await database()
      .select()
      .from(invoiceItems)
      .where(eq(invoiceItems.invoiceId, this.#id(at)));
    return items
      .filter(({ presetId, licenseNumber }) =>
        lines.some(
          (it) => this.#presets[it.preset]?.id === presetId && it.license === licenseNumber,
        ),
      )
      .map(({ id }) => id);
  }

  #id = (at: number) => this.#ids[at] ?? 0;

  async #staff(handler: Handler, at: number, path: string, body: object, method = "POST") {
    return this.#outcome(
      await call(handler, `/api/shop/invoice/${this.#id(at)}${path}`, {
        ...jsonBody(body, this.#services.admin.bearer),
        method,
        params: { id: `${this.#id(at)}` },
      }),
    );
  }

  async #own(handler: Handler, at: number, path: string) {
    return this.#outcome(
      await call(handler, `/api/shop/invoice/${this.#id(at)}${path}`, {
        method: "POST",
        headers: this.#customer.bearer,
        params: { id: `${this.#id(at)}` },
      }),
    );
  }

  async #outcome(response: Response) {
    if (response.status >= 400) this.said.push(await response.clone().text());
    return outcome(response);
  }
}

const toCents = (amount: number) => Math.round(amount * 100);

interface WireInvoice {
  id: number;
  number: number | null;
  status: string;
  totalAmount: number;
  receivedAmount: number;
  discount?: number;
  net: number | null;
  tax: number | null;
  taxes: { category: string; rate: number }[];
  corrections: unknown[];
}

interface WireRefund {
  id: number;
  number: number | null;
  invoiceId: number;
  amount: number;
  reason: string;
  status: string;
  method: string;
}

interface WireRequest {
  id: number;
  invoiceId: number;
  status: string;
  reason: string;
  rightEnded: string | null;
  amount: number | null;
}
