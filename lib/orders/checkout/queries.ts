import "server-only";
import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { type Database, database } from "@/db/client";
import { presets, sales } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { requireAccount } from "@/lib/accounts/queries";
import { currentBundles } from "@/lib/catalogue/bundles/queries";
import { applyBundles } from "@/lib/catalogue/bundles/rules";
import { findCouponFor } from "@/lib/catalogue/coupons/queries";
import { type Coupon, couponText, refusalOfItems } from "@/lib/catalogue/coupons/rules";
import { saleLine } from "@/lib/catalogue/sales/rules";
import { ShopError } from "@/lib/errors";
import { builtOrMain, inLanguage } from "@/lib/languages.mjs";
import { licensesOf, perLicense, type WantedPreset } from "@/lib/orders/cart/rules";
import { leitwegIdIn } from "@/lib/orders/invoices/buyer-reference";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { getPaymentOfInvoice, listPaymentSteps } from "@/lib/orders/payments/queries";
import { listTransfers } from "@/lib/orders/transfers/queries";
import { listEmailsByKey } from "@/lib/platform/email/queries";
import type { Actor, Caller } from "@/lib/platform/sessions/rules";
import type { Buyer } from "./billing";
import { dedupeKeysOf } from "./emails/dedupe-keys";
import { getTaxLeft } from "./refunds/queries/tax-left";
import {
  type ClosedTransfer,
  type Offers,
  type OpenTransfer,
  type PresetOnSale,
  quoteOf,
} from "./rules";
import type { OrderTimeline, PaymentOutcome, Quote, QuoteRequest } from "./schemas";

const t = currentTranslations("discounts");

/** The timeline of an order: its payment's transitions and its emails. */
export async function requireOrderTimeline(id: number, caller: Caller): Promise<OrderTimeline> {
  const { currency } = await requireInvoice(id, caller);
  const [order] = await database()
    .select({
      id: invoices.id,
      status: invoices.status,
      vatCheck: invoices.vatCheck,
      taxes: invoices.taxes,
      replacedBy: invoices.replacedBy,
      evidence: invoices.evidence,
      vatIdDenial: invoices.vatIdDenial,
    })
    .from(invoices)
    .where(eq(invoices.id, id));
  const [payment, steps, refundIds, requestIds, transfers, taxToReturnCents] = await Promise.all([
    getPaymentOfInvoice(id),
    listPaymentSteps(id),
    listIds(refunds, id),
    listIds(refundRequests, id),
    listTransfers(id),
    order ? getTaxLeft(order) : 0,
  ]);
  const transferIds = transfers.map((it) => it.id);
  const mails = await listEmailsByKey(dedupeKeysOf(id, { refundIds, requestIds, transferIds }));
  return {
    payment: payment && {
      state: payment.state,
      orderId: payment.orderId,
      captureId: payment.captureId,
      createdAt: payment.createdAt.toISOString(),
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    },
    replacedBy: order?.replacedBy ?? null,
    transfers,
    evidence: order?.evidence ?? null,
    vatIdDenial: order?.vatIdDenial ?? null,
    currency,
    taxToReturnCents,
    mails,
  };
}

async function listIds(table: typeof refunds | typeof refundRequests, invoiceId: number) {
  const rows = await database()
    .select({ id: table.id })
    .from(table)
    .where(eq(table.invoiceId, invoiceId))
    .orderBy(asc(table.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** The customer's bank transfers that have not arrived: a payment by PayPal replaces them. */
export async function listOpenTransfers(userId: number): Promise<OpenTransfer[]> {
  const rows = await database()
    .select({
      invoiceId: invoices.id,
      preset: { id: invoiceItems.presetId, name: invoiceItems.name },
    })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.userId, userId),
        eq(invoices.status, "pending"),
        eq(invoices.method, "bank_transfer"),
        isNull(invoiceItems.deploymentOf),
      ),
    )
    .orderBy(asc(invoiceItems.id))
    .limit(1000);
  return [...new Set(rows.map(({ invoiceId }) => invoiceId))].map((id) => ({
    reference: paymentReference(id),
    presets: rows.filter(({ invoiceId }) => invoiceId === id).map(({ preset }) => preset),
  }));
}

/** How long a transfer that is no longer due is shown to its customer. */
const closedTransferDays = 90;

/** The customer's bank transfers that were cancelled, replaced or not made in time, newest first. */
export async function listClosedTransfers(userId: number): Promise<ClosedTransfer[]> {
  const { id, status, totalCents, currency, replacedBy } = invoices;
  const rows = await database()
    .select({ id, status, totalCents, currency, replacedBy, payment: payments.state })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.userId, userId),
        eq(invoices.method, "bank_transfer"),
        inArray(invoices.status, ["cancelled", "expired"]),
        gt(invoices.createdAt, sql`now() - make_interval(days => ${closedTransferDays})`),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(20);
  return rows.map((row) => ({ ...row, reference: paymentReference(row.id) }));
}

/** The present prices of a cart and its offers: what a quote says, and what an order takes. */
interface CartPrices {
  /** Each preset as often as its licenses. */
  onSale: PresetOnSale[];
  offers: Offers;
  coupon: Coupon | null;
  /** Why the coupon cannot be used; null if it can. */
  refusal: string | null;
}

interface WantedCart {
  products: readonly WantedPreset[];
  coupon?: string | undefined;
}

/** Throws if there is no such coupon. */
export async function getCartPrices(
  { products, coupon: code }: WantedCart,
  userId: number | null,
  db: Pick<Database, "select"> = database(),
): Promise<CartPrices> {
  const presetIds = products.map(({ id }) => id);
  const sold = await listOnSale([...new Set(presetIds)], db);
  const onSale = perLicense(
    sold.map((preset) => ({
      ...preset,
      licenses: licensesOf(products.find(({ id }) => id === preset.id) ?? {}),
    })),
  );
  const bundles = await currentBundles(db);
  if (!code) return { onSale, offers: { bundles, coupon: null }, coupon: null, refusal: null };
  const { coupon, ...found } = await findCouponFor({ userId, presetIds }, code, db);
  const refusal = found.refusal ?? refusalOfItems(coupon, applyBundles(onSale, bundles).items);
  const offers = { bundles, coupon: { ...coupon, text: couponText(coupon) } };
  return { onSale, offers, coupon, refusal };
}

/** The sums of a cart. Throws with the reason if its coupon is not valid. */
export async function getQuote(
  request: QuoteRequest,
  visitor: { userId: number } | null,
): Promise<Quote> {
  const products = request.products.map((it) => (typeof it === "number" ? { id: it } : it));
  const cart = { products, coupon: request.coupon };
  const { onSale, offers, refusal } = await getCartPrices(cart, visitor?.userId ?? null);
  if (refusal) throw new ShopError("conflict", refusal);
  return quoteOf(onSale, offers, request);
}

/** The presets with these ids that are on sale, in this order, with the discount of a sale. */
async function listOnSale(
  ids: number[],
  db: Pick<Database, "select"> = database(),
): Promise<PresetOnSale[]> {
  if (ids.length === 0) return [];
  const { id, name, priceCents, category, regularPriceCents, lowestPriceCents } = presets;
  const rows = await db
    .select({
      preset: { id, name, priceCents, category },
      prices: { priceCents, regularPriceCents, lowestPriceCents },
      sale: { name: sales.name, percent: sales.percent },
    })
    .from(presets)
    .leftJoin(sales, eq(sales.id, presets.saleId))
    .where(and(inArray(presets.id, ids), eq(presets.isDisabled, false)))
    .limit(ids.length);
  return rows
    .map(({ preset, prices, sale }) => ({ ...preset, sale: saleLine(prices, sale, t) }))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** What the payment dialog begins with: the billing address in the profile, and what was said at earlier orders. */
export async function requireBuyer(customer: Actor): Promise<Buyer> {
  const [account, forBusiness, buyerReference] = await Promise.all([
    requireAccount(customer, customer.email),
    boughtForBusiness(customer.userId),
    lastLeitwegId(customer.userId),
  ]);
  const { name, legalName, lastname, firstname, countryCode, vatId } = account;
  const { street, street2, city, region, zipcode } = account;
  return {
    forBusiness,
    startNow: false,
    legalName: legalName || name,
    lastname,
    firstname,
    street,
    street2,
    city,
    region,
    zipcode,
    country: countryCode ?? "",
    vatId,
    buyerReference,
  };
}

/** The Leitweg-ID of the customer's last order; other references are of one order only. */
async function lastLeitwegId(userId: number): Promise<string> {
  const [last] = await database()
    .select({ customer: invoices.customer })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.id))
    .limit(1);
  const reference = last?.customer.buyerReference ?? "";
  return leitwegIdIn(reference) === "valid" ? reference : "";
}

/** Whether the customer said at an earlier order to buy for a business, and need not say it again. */
export const boughtForBusiness = async (userId: number): Promise<boolean> =>
  (await database().$count(
    invoices,
    and(eq(invoices.userId, userId), eq(invoices.forBusiness, true)),
  )) > 0;

/** The page that says how a payment at PayPal ended, in the language of its order: PayPal's return has none of ours. */
export async function getOutcomePath(orderId: string, outcome: PaymentOutcome): Promise<string> {
  const [order] = await database()
    .select({ customer: invoices.customer })
    .from(invoices)
    .innerJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(eq(payments.orderId, orderId));
  const language = builtOrMain(order?.customer.language ?? currentLanguage());
  return inLanguage(language, `/pay/outcome/${outcome}`);
}
