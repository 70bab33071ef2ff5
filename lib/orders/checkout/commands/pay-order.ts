import "server-only";
import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { formatDecimal } from "@/lib/amounts";
import { ShopError } from "@/lib/errors";
import { localeOf, mainLanguage } from "@/lib/languages.mjs";
import { transitionPayment } from "@/lib/orders/payments/commands";
import { createOrder } from "@/lib/orders/payments/gateway";
import { getPayment } from "@/lib/orders/payments/queries";
import { paypalInvoiceId } from "@/lib/orders/payments/rules";
import { describeSpan } from "@/lib/platform/telemetry/trace";
import { absolute, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import type { OrderForm, OrderResponse } from "../schemas";
import { checkVatIdOf } from "./customer-snapshot";
import { withIdempotencyKey } from "./idempotency";
import { type PlacedOrder, placeOrder } from "./place-order";
import { tolerateProviderOutage } from "./provider-outage";
import { reconcilePayment } from "./reconcile-payment";

const t = currentTranslations("orderErrors");

/** Places an order; returns PayPal's approval URL, or an empty one for a bank transfer. */
export const payOrder = (
  userId: number,
  form: OrderForm,
  key: string | null,
  /** The country of the buyer's network address, if it is known. */
  network: string | null = null,
) =>
  withIdempotencyKey<OrderResponse>(
    // An approval page works once.
    { userId, key, request: form, isLasting: ({ href }) => href === "" },
    async () => {
      const placed = await placePayableOrder(userId, form, network);
      return { isSuccess: true, href: placed.payment ? await openPaypalOrder(placed) : "" };
    },
  );

async function placePayableOrder(
  userId: number,
  form: OrderForm,
  network: string | null,
): Promise<PlacedOrder> {
  const vatCheck = form.forBusiness === false ? null : await checkVatIdOf(userId);
  const placed = await placeOrder(userId, form, vatCheck, network);
  return (await canBeApproved(placed)) ? placed : placeOrder(userId, form, vatCheck, network);
}

/**
 * An order that was placed before may have been approved or ended at PayPal meanwhile, and its
 * approval page no longer works. After a decline it works on: the buyer chooses another way to pay.
 */
async function canBeApproved({ payment }: PlacedOrder): Promise<boolean> {
  if (!payment?.approvalUrl) return true;
  await tolerateProviderOutage(() => reconcilePayment(payment));
  return (await getPayment(payment.id))?.state === payment.state;
}

/**
 * Creates the PayPal order with the payment's request id, so that a retry gets the same order. If PayPal
 * is unavailable, the payment stays in state `creating` and the next attempt continues from there.
 */
async function openPaypalOrder(placed: PlacedOrder): Promise<string> {
  const { payment } = placed;
  if (payment?.approvalUrl) return payment.approvalUrl;
  if (!payment) throw new Error("A bank transfer has no PayPal order.");
  const { id: orderId, approvalUrl } = await createOrder(
    orderRequest(placed, paypalInvoiceId(payment)),
    payment.requestId,
  );
  describeSpan({ "order.id": orderId, "invoice.id": payment.invoiceId });
  const opened = await transitionPayment(database(), payment.id, {
    from: "creating",
    to: "awaiting_payer",
    values: { orderId, approvalUrl },
  });
  const current = opened ?? (await getPayment(payment.id));
  if (current?.state !== "awaiting_payer" || !current.approvalUrl) {
    throw new ShopError("conflict", t("replaced"));
  }
  return current.approvalUrl;
}

/** As PayPal names the language of its pages, such as `de-DE`. */
const withRegion = (locale: string): string => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}-${region}`;
};

function orderRequest({ invoice, items }: PlacedOrder, paypalId: string): CreateOrderRequestBody {
  const paypalMoney = (cents: number) => ({
    currency_code: invoice.currency,
    value: formatDecimal(cents, invoice.currency),
  });
  const language = invoice.customer.language ?? mainLanguage;
  const title = translatorIn(language, "taxDocument")("orderTitle", { id: String(invoice.id) });
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        custom_id: paypalId,
        invoice_id: paypalId,
        description: `${site.name}, ${title}`,
        amount: {
          ...paypalMoney(invoice.totalCents),
          breakdown: {
            item_total: paypalMoney(invoice.subtotalCents),
            handling: paypalMoney(invoice.deploymentCents),
          },
        },
        items: items.map(({ name, priceCents }) => ({
          name,
          quantity: "1",
          unit_amount: paypalMoney(priceCents),
          category: "DIGITAL_GOODS" as const,
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: site.name,
          locale: withRegion(localeOf(language)),
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          return_url: absolute("/api/shop/order/capture_order_payment"),
          cancel_url: absolute("/api/shop/order/cancel_order_payment"),
        },
      },
    },
  };
}
