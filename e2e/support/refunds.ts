import { asc, eq, sql } from "drizzle-orm";
import { POST as postRefund } from "@/app/api/shop/refund/route";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refundItems, refunds } from "@/db/schema/refunds";
import { formatDecimal, shopAmounts } from "@/lib/amounts";
import { currency as shopCurrency } from "@/lib/money";
import { call, jsonBody } from "./call";
import type { addCustomer } from "./customers";
import { beginPayment, fillCart } from "./orders";
import { returnFromPaypal } from "./payments";
import type { startFakePaypal } from "./paypal";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** An order of new presets that its customer has paid through the fake PayPal. */
export async function buyAtPaypal(
  paypal: Pick<ReturnType<typeof startFakePaypal>, "approve" | "tamper">,
  customer: Customer,
  { count = 2, deployment = false, currency = shopCurrency as string } = {},
) {
  const presets = await fillCart(customer, count);
  const begun = await beginPayment(customer, presets, { deployment });
  if (currency !== shopCurrency) await placedIn(currency, begun, paypal);
  await paypal.approve(begun.orderId);
  const outcome = await returnFromPaypal(begun.orderId);
  if (outcome !== "/pay/outcome/paid") throw new Error(`The order is not paid: ${outcome}`);
  const prices = presets.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const totalCents = prices + (deployment ? 5_000 + 1_500 * count : 0);
  return { ...begun, customer, presets, totalCents };
}

/** An order that was placed while the shop had another currency, on both sides. */
async function placedIn(
  currency: string,
  { orderId, invoiceId }: { orderId: string; invoiceId: number },
  paypal: Pick<ReturnType<typeof startFakePaypal>, "tamper">,
) {
  const [invoice] = await database()
    .update(invoices)
    .set({ currency })
    .where(eq(invoices.id, invoiceId))
    .returning();
  await database().update(payments).set({ currency }).where(eq(payments.invoiceId, invoiceId));
  const value = formatDecimal(invoice?.totalCents ?? 0, currency);
  await paypal.tamper(orderId, { amount: { currency_code: currency, value } });
}

interface Wish {
  amountCents: number;
  presetIds?: number[];
  itemIds?: number[];
  [field: string]: unknown;
}

/** The request of the back office. */
export const sendRefundForm = (
  admin: Customer,
  invoiceId: number,
  { amountCents, ...wish }: Wish,
) =>
  call(
    postRefund,
    "/api/shop/refund",
    jsonBody(
      { invoiceId, amount: shopAmounts.encode(amountCents), reason: "goodwill", ...wish },
      admin.bearer,
    ),
  );

export const refundsOf = (invoiceId: number) =>
  database()
    .select()
    .from(refunds)
    .where(eq(refunds.invoiceId, invoiceId))
    .orderBy(asc(refunds.id));

/** A completed refund of one item, as a row. */
export async function addRefund(
  { invoiceId, itemId }: { invoiceId: number; itemId: number },
  values: Partial<typeof refunds.$inferInsert> = {},
) {
  const [refund] = await database()
    .insert(refunds)
    .values({
      invoiceId,
      method: "bank_transfer",
      amountCents: 1_000,
      reason: "goodwill",
      status: "completed",
      reference: "RF-BACK",
      completedAt: new Date(),
      number: sql`next_credit_note_number()`,
      ...values,
    })
    .returning();
  if (!refund) throw new Error("The refund was not stored.");
  const refundId = refund.id;
  await database().insert(refundItems).values({ refundId, invoiceItemId: itemId });
  if (refund.status === "completed") {
    await database()
      .update(refundItems)
      .set({ refundedAt: new Date() })
      .where(eq(refundItems.refundId, refundId));
  }
  return refund;
}
