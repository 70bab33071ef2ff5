import "server-only";
import { and, asc, eq, getTableColumns, inArray, isNull, ne } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import {
  type InvoiceCustomer,
  type InvoiceVatCheck,
  invoiceItems,
  invoices,
  purchaseClaims,
} from "@/db/schema/invoices";
import { paymentSteps, payments } from "@/db/schema/payments";
import { recordCouponUse, reserveCoupon } from "@/lib/catalogue/coupons/commands";
import { findOrderWithCoupon } from "@/lib/catalogue/coupons/queries";
import type { Coupon } from "@/lib/catalogue/coupons/rules";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import { licenseName } from "@/lib/license-name";
import { currency } from "@/lib/money";
import { returnToCart } from "@/lib/orders/cart/commands";
import { freeLicenses, paymentReference } from "@/lib/orders/invoices/rules";
import { keepLegalText, keepTerms } from "@/lib/orders/legal/commands";
import { transitionPayment } from "@/lib/orders/payments/commands";
import { checkPaymentJob } from "@/lib/orders/payments/jobs";
import { firstCheckSeconds } from "@/lib/orders/payments/rules";
import { bankDetailsOf } from "@/lib/orders/transfers/bank-details";
import { sumTransfers } from "@/lib/orders/transfers/queries";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { currentTraceparent } from "@/lib/platform/telemetry/trace";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { legalTextsIn } from "@/lib/translations/legal-texts";
import { dedupeKey } from "../emails/dedupe-keys";
import { bankDetailsEmail, transferReplacedEmail } from "../emails/order-emails";
import { judgeEvidence } from "../evidence/rules";
import { getCartPrices } from "../queries";
import {
  isApprovalExpired,
  isSamePurchase,
  legalAttachments,
  type PricedCart,
  type PricedPreset,
  priceCart,
} from "../rules";
import type { OrderForm } from "../schemas";
import { orderRefusals as texts } from "../texts";
import { isConsumer } from "../withdrawal/rules";
import { startConsentVersion } from "../withdrawal/texts";
import { checkOf, snapshotOf } from "./customer-snapshot";
import {
  deploymentPrices,
  findUndeployed,
  listOrderIdsOfDeployment,
  type Undeployed,
} from "./deployment-alone";
import { enqueueVatRecheck } from "./enqueue-vat-recheck";
import { enqueueTransferJobs } from "./late-transfers";
import { aboutOrder, type InvoiceRow, lockOwner, releaseOrder } from "./mark-paid";

const t = currentTranslations("orderErrors");
const billing = currentTranslations("billingFields");

const refused = (refusal: string) => new ShopError("conflict", refusal);

type PaymentRow = typeof payments.$inferSelect;

export interface PlacedOrder {
  invoice: InvoiceRow;
  items: PricedPreset[];
  /** Null for a bank transfer. */
  payment: PaymentRow | null;
}

/**
 * Places an order, idempotently: a repetition returns the existing order. The lock on the customer's row
 * serializes concurrent requests; the unique claims prevent double orders even without the lock.
 */
export async function placeOrder(
  userId: number,
  form: OrderForm,
  vatCheck: InvoiceVatCheck | null,
  /** The country of the buyer's network address, if it is known. */
  network: string | null,
): Promise<PlacedOrder> {
  if (form.forBusiness === false && !sellsToEverybody()) {
    const error = billing("businessesOnly");
    throw new ShopError("invalid", error, { fields: { forBusiness: error } });
  }
  const language = currentLanguage();
  const termsId = await keepTerms(language);
  const withdrawalId = isConsumer({ forBusiness: form.forBusiness ?? null })
    ? await keepLegalText(legalTextsIn(language).withdrawal(seller(language)))
    : null;
  return transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const products = form.products.map(({ id }) => id);
    const license = await findUndeployed(tx, userId, form);
    const prices = license ? deploymentPrices(license) : await getCartPrices(form, userId, tx);
    // The presets that were bought come first: their prices and the coupon do not matter.
    if (!license) await requireKnownLicenses(tx, userId, form);
    const open = license
      ? await loadOrders(tx, await listOrderIdsOfDeployment(tx, license))
      : await listOpenOrders(tx, userId, products, prices.coupon);
    await requireOnSale(tx, products, prices.onSale);
    const wanted = license ? { ...form, withDeployment: false } : form;
    const cart = priceCart(wanted, prices.onSale, prices.offers);
    const existing = cart && open.find((it) => isSameOrder(it, cart, form));
    // A client that does not ask changes nothing that was said before.
    const forBusiness = form.forBusiness ?? existing?.invoice.forBusiness ?? null;
    const customer = snapshotOf(owner, {
      isConsumer: isConsumer({ forBusiness }),
      // That of the terms that it keeps.
      language: existing ? (existing.invoice.customer.language ?? mainLanguage) : language,
      buyerReference: form.buyerReference ?? existing?.invoice.customer.buyerReference ?? "",
    });
    const check = checkOf(customer, vatCheck);
    const buyer = {
      customer,
      vatCheck: check,
      evidence: check?.result === "valid" ? null : placedEvidence(customer, network, existing),
      ...(form.forBusiness === undefined
        ? {}
        : {
            forBusiness: form.forBusiness,
            ...asConsumer(form, existing?.invoice.withdrawalId ?? withdrawalId),
          }),
    };
    if (existing) return { ...existing, invoice: await updateBuyer(tx, existing.invoice, buyer) };
    if (prices.refusal) throw refused(prices.refusal);
    if (!cart) throw refused(t("pricesChanged"));
    for (const other of open) await supersedeOrder(tx, other, form);
    if (form.coupon && !license) await reserveCoupon(tx, form.coupon, userId);
    const method = form.paymentMethod;
    const placed = await insertOrder(tx, owner.id, { ...buyer, termsId }, method, cart, license);
    await recordReplacement(tx, placed, open);
    return placed;
  });
}

/**
 * Refuses presets of which the customer has other licenses than the form says, by default none: the
 * order may be the repetition of an older one.
 */
async function requireKnownLicenses(tx: Transaction, userId: number, { products }: OrderForm) {
  const ids = products.map(({ id }) => id);
  const bought = await tx
    .select({ id: purchaseClaims.presetId, name: presets.name, order: invoices.id })
    .from(purchaseClaims)
    .innerJoin(invoices, eq(invoices.id, purchaseClaims.invoiceId))
    .innerJoin(presets, eq(presets.id, purchaseClaims.presetId))
    .where(
      and(
        eq(purchaseClaims.userId, userId),
        inArray(purchaseClaims.presetId, ids),
        ne(invoices.status, "pending"),
      ),
    )
    .orderBy(asc(invoices.id), asc(purchaseClaims.presetId));
  const changed = products.filter(
    ({ id, owned = 0 }) => bought.filter((it) => it.id === id).length !== owned,
  );
  if (changed.length === 0) return;
  const first = bought.find((it) => changed.some(({ id, owned }) => id === it.id && !owned));
  const changedIds = changed.map(({ id }) => id);
  if (!first) throw refused(texts.licensesChanged(await listNames(tx, changedIds)));
  const names = bought
    .filter(({ id, order }) => order === first.order && changedIds.includes(id))
    .map(({ name }) => name);
  throw refused(texts.bought([...new Set(names)], first.order));
}

async function requireOnSale(
  tx: Transaction,
  ids: number[],
  onSale: readonly { id: number }[],
): Promise<void> {
  if (new Set(ids).size < ids.length) throw refused(t("listedTwice"));
  const notSold = ids.filter((id) => !onSale.some((preset) => preset.id === id));
  if (notSold.length > 0) throw refused(texts.notSold(await listNames(tx, notSold)));
}

async function listNames(tx: Transaction, ids: number[]): Promise<string[]> {
  const rows = await tx
    .select({ name: presets.name })
    .from(presets)
    .where(and(inArray(presets.id, ids), isNull(presets.launchAt)))
    .orderBy(asc(presets.id));
  return rows.map(({ name }) => name);
}

/**
 * The customer's unpaid orders that claim any of these presets, and an order with the coupon that
 * waits at PayPal: the coupon could otherwise not be used while that order is open.
 */
async function listOpenOrders(
  tx: Transaction,
  userId: number,
  presetIds: number[],
  coupon: Coupon | null,
): Promise<PlacedOrder[]> {
  const claimed = await tx
    .selectDistinct({ id: purchaseClaims.invoiceId })
    .from(purchaseClaims)
    .innerJoin(invoices, eq(invoices.id, purchaseClaims.invoiceId))
    .where(
      and(
        eq(purchaseClaims.userId, userId),
        inArray(purchaseClaims.presetId, presetIds),
        eq(invoices.status, "pending"),
      ),
    );
  const withCoupon = coupon && (await findOrderWithCoupon(coupon.id, userId, presetIds, tx));
  const replaceable = withCoupon?.isReplaceable ? [withCoupon.id] : [];
  return loadOrders(tx, [...new Set([...claimed.map(({ id }) => id), ...replaceable])]);
}

async function loadOrders(tx: Transaction, ids: number[]): Promise<PlacedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ invoice: getTableColumns(invoices), payment: getTableColumns(payments) })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(inArray(invoices.id, ids))
    .orderBy(asc(invoices.id));
  const items = await tx
    .select({
      invoiceId: invoiceItems.invoiceId,
      id: invoiceItems.presetId,
      name: invoiceItems.name,
      priceCents: invoiceItems.priceCents,
      discountCents: invoiceItems.discountCents,
    })
    .from(invoiceItems)
    .where(inArray(invoiceItems.invoiceId, ids))
    .orderBy(asc(invoiceItems.presetId), asc(invoiceItems.licenseNumber));
  return rows.map((row) => ({
    ...row,
    items: items.filter(({ invoiceId }) => invoiceId === row.invoice.id),
  }));
}

function isSameOrder({ invoice, payment, items }: PlacedOrder, cart: PricedCart, form: OrderForm) {
  const isOpen =
    invoice.status === "pending" &&
    (!payment ||
      (["creating", "awaiting_payer"].includes(payment.state) &&
        !isApprovalExpired(payment.createdAt, new Date())));
  const isAlike = invoice.method === form.paymentMethod && invoice.currency === currency;
  return isOpen && isAlike && isSamePurchase({ ...invoice, items }, cart);
}

/** The names of the presets of an order that are ordered again. */
const namesOf = ({ items }: PlacedOrder, { products }: OrderForm) =>
  items.filter((item) => products.some(({ id }) => id === item.id)).map(({ name }) => name);

/**
 * Cancels an older order and releases its presets; throws if money may have moved already. Only a payment by
 * PayPal replaces a transfer: a second transfer would leave the customer with two references.
 */
async function supersedeOrder(tx: Transaction, order: PlacedOrder, form: OrderForm) {
  const { invoice, payment } = order;
  const names = namesOf(order, form);
  if (payment) await supersedePayment(tx, payment, texts.inProgress(names, invoice.id));
  else if (form.paymentMethod === "bank_transfer") {
    throw refused(texts.ordered(names, invoice.id));
  }
  if ((await sumTransfers(tx, invoice.id)) > 0)
    throw refused(t("partlyPaid", { orderId: String(invoice.id) }));
  await releaseOrder(tx, invoice.id, { to: "cancelled" });
}

async function supersedePayment(tx: Transaction, { id, state }: PaymentRow, refusal: string) {
  const moved =
    (state === "creating" || state === "awaiting_payer") &&
    (await transitionPayment(tx, id, { from: state, to: "cancelled", note: "another order came" }));
  if (!moved) throw refused(refusal);
}

/**
 * Records which order replaced the older ones, and takes back the emails about how to pay for
 * transfers. A transfer had emptied the cart: its presets that
 * are not in the new order return to the cart.
 */
async function recordReplacement(
  tx: Transaction,
  { invoice, items }: PlacedOrder,
  older: PlacedOrder[],
) {
  if (older.length === 0) return;
  const ids = older.map((order) => order.invoice.id);
  await tx.update(invoices).set({ replacedBy: invoice.id }).where(inArray(invoices.id, ids));
  const transfers = older.filter(({ payment }) => !payment);
  for (const { invoice: transfer } of transfers) {
    await queueEmail(tx, {
      key: dedupeKey("transfer-replaced", transfer.id),
      to: invoice.customer.email,
      email: transferReplacedEmail(transfer, paymentReference(transfer.id), invoice.id),
    });
  }
  const left = transfers
    .flatMap((order) => order.items.map(({ id }) => id))
    .filter((id) => !items.some((item) => item.id === id));
  await returnToCart(tx, invoice.userId, left);
}

/** A part of the money of an order that is placed again may have arrived. */
const placedEvidence = (
  { countryCode = null }: InvoiceCustomer,
  network: string | null,
  existing: PlacedOrder | null | undefined,
) =>
  judgeEvidence({
    billing: countryCode,
    network,
    paypal: null,
    bank: existing?.invoice.evidence?.bank ?? null,
  });

type Consumer = Pick<InvoiceRow, "withdrawalId" | "consentAt" | "consentVersion">;

/** What an order keeps of a consumer: the instruction on withdrawal, and the consent. */
function asConsumer({ forBusiness, startNow }: OrderForm, withdrawalId: number | null): Consumer {
  if (forBusiness !== false) return { withdrawalId: null, consentAt: null, consentVersion: null };
  return startNow
    ? { withdrawalId, consentAt: new Date(), consentVersion: startConsentVersion }
    : { withdrawalId, consentAt: null, consentVersion: null };
}

type Buyer = Pick<InvoiceRow, "customer" | "vatCheck" | "evidence"> &
  Partial<Consumer> & { forBusiness?: boolean };

/** A customer who returns to an unpaid order may have changed the billing address. */
async function updateBuyer(
  tx: Transaction,
  { id, customer, vatIdDenial }: InvoiceRow,
  buyer: Buyer,
): Promise<InvoiceRow> {
  // What VIES said of another VAT ID.
  const denial = buyer.customer.vatId === customer.vatId ? vatIdDenial : null;
  const [invoice] = await tx
    .update(invoices)
    .set({ ...buyer, vatIdDenial: denial })
    .where(eq(invoices.id, id))
    .returning();
  if (!invoice) throw new Error("The order is gone.");
  await enqueueVatRecheck(tx, invoice);
  return invoice;
}

async function insertOrder(
  tx: Transaction,
  userId: number,
  buyer: Buyer & { termsId: number },
  method: OrderForm["paymentMethod"],
  { items: priced, ...amounts }: PricedCart,
  /** Null unless only the deployment of this license is ordered. */
  license: Undeployed | null,
): Promise<PlacedOrder> {
  const { email } = buyer.customer;
  const [invoice] = await tx
    .insert(invoices)
    .values({ userId, ...buyer, method, ...amounts })
    .returning();
  if (!invoice) throw new Error("The order was not stored.");
  await recordEvent(tx, "order.placed", aboutOrder(invoice));
  await enqueueVatRecheck(tx, invoice);
  const invoiceId = invoice.id;
  const items = license
    ? priced.map((item) => ({ ...item, licenseNumber: license.licenseNumber }))
    : await numberLicenses(tx, userId, priced);
  const lines = items.map(({ id: presetId, licenseNumber, name, priceCents, discountCents }) => ({
    invoiceId,
    presetId,
    licenseNumber,
    name,
    priceCents,
    discountCents,
    deploymentOf: license?.itemId ?? null,
  }));
  await recordCouponUse(tx, invoice);
  await tx.insert(invoiceItems).values(lines);
  if (!license) {
    const claims = items.map(({ id: presetId, licenseNumber }) => ({
      userId,
      presetId,
      licenseNumber,
      invoiceId,
    }));
    await tx.insert(purchaseClaims).values(claims);
  }
  if (method === "paypal") return { invoice, items, payment: await insertPayment(tx, invoice) };
  if (!license) await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  const details = bankDetailsOf({ ...invoice, receivedCents: 0 });
  const hasCode = details.code !== null;
  await queueEmail(tx, {
    key: dedupeKey("bank-details", invoiceId),
    to: email,
    attachments: [...legalAttachments(invoice), ...(hasCode ? [{ codeOf: invoiceId }] : [])],
    email: bankDetailsEmail(invoice, lines, {
      reference: details.reference,
      lastDay: details.lastDay,
      hasCode,
    }),
  });
  await enqueueTransferJobs(tx, invoiceId);
  return { invoice, items, payment: null };
}

/** Gives each item the smallest number that none of the customer's licenses of its preset has. */
async function numberLicenses(tx: Transaction, userId: number, items: readonly PricedPreset[]) {
  const taken = await tx
    .select({ presetId: purchaseClaims.presetId, licenseNumber: purchaseClaims.licenseNumber })
    .from(purchaseClaims)
    .where(
      and(
        eq(purchaseClaims.userId, userId),
        inArray(
          purchaseClaims.presetId,
          items.map(({ id }) => id),
        ),
      ),
    );
  const free = new Map<number, number[]>();
  for (const { id } of items) {
    const ofPreset = taken.filter(({ presetId }) => presetId === id);
    const count = items.filter((item) => item.id === id).length;
    const numbers = ofPreset.map(({ licenseNumber }) => licenseNumber);
    if (!free.has(id)) free.set(id, freeLicenses(numbers, count));
  }
  return items.map((item) => {
    const licenseNumber = free.get(item.id)?.shift() ?? 1;
    return { ...item, licenseNumber, name: licenseName(item.name, licenseNumber) };
  });
}

async function insertPayment(tx: Transaction, { id, totalCents, currency }: InvoiceRow) {
  const [payment] = await tx
    .insert(payments)
    .values({
      invoiceId: id,
      amountCents: totalCents,
      currency,
      traceparent: currentTraceparent(),
    })
    .returning();
  if (!payment) throw new Error("The payment was not stored.");
  await Promise.all([
    tx.insert(paymentSteps).values({ paymentId: payment.id, state: payment.state }),
    enqueue(
      tx,
      checkPaymentJob,
      { paymentId: payment.id },
      { startAfterSeconds: firstCheckSeconds },
    ),
  ]);
  return payment;
}
