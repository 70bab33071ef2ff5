import { formatDecimal } from "../../../lib/amounts";
import { type Capture, centsOf, type PaypalOrder, type Refund } from "./order";

const moneyOf = (cents: number, currency_code: string) => ({
  currency_code,
  value: formatDecimal(cents, currency_code),
});

/** Of a capture whose money has arrived. */
function breakdownOf({ status, feeCents }: Capture, { unit }: PaypalOrder) {
  if (status === "PENDING" || status === "DECLINED") return {};
  const { currency_code } = unit.amount;
  return {
    seller_receivable_breakdown: {
      gross_amount: moneyOf(centsOf(unit.amount), currency_code),
      paypal_fee: moneyOf(feeCents, currency_code),
      net_amount: moneyOf(centsOf(unit.amount) - feeCents, currency_code),
    },
  };
}

const captureView = (capture: Capture, order: PaypalOrder, baseUrl: string) => {
  const { id, status, reason, at } = capture;
  const { unit } = order;
  return {
    id,
    status,
    ...(reason ? { status_details: { reason } } : {}),
    amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
    final_capture: true,
    ...breakdownOf(capture, order),
    custom_id: unit.custom_id,
    invoice_id: unit.invoice_id,
    create_time: at,
    update_time: at,
    links: [{ href: `${baseUrl}/v2/payments/captures/${id}`, rel: "self", method: "GET" }],
  };
};

/** Of a refund whose money has moved. */
const refundBreakdown = ({ status, amount, feeCents }: Refund) =>
  status === "COMPLETED"
    ? {
        seller_payable_breakdown: {
          gross_amount: amount,
          paypal_fee: moneyOf(feeCents, amount.currency_code),
          net_amount: moneyOf(centsOf(amount) - feeCents, amount.currency_code),
        },
      }
    : {};

const refundView = (refund: Refund, { unit }: PaypalOrder, baseUrl: string) => {
  const { id, captureId, status, amount, customId, at } = refund;
  return {
    id,
    status,
    amount,
    ...refundBreakdown(refund),
    custom_id: customId ?? unit.custom_id,
    invoice_id: unit.invoice_id,
    create_time: at,
    update_time: at,
    links: [
      { href: `${baseUrl}/v2/payments/refunds/${id}`, rel: "self", method: "GET" },
      { href: `${baseUrl}/v2/payments/captures/${captureId}`, rel: "up", method: "GET" },
    ],
  };
};

export const approvalUrl = (order: Pick<PaypalOrder, "id">, baseUrl: string) =>
  `${baseUrl}/checkoutnow?token=${order.id}`;

/** An order as the Orders v2 API returns it. */
export const orderView = (order: PaypalOrder, baseUrl: string) => ({
  id: order.id,
  intent: "CAPTURE",
  status: order.status,
  payment_source: {
    paypal: order.payerCountry ? { address: { country_code: order.payerCountry } } : {},
  },
  purchase_units: [
    {
      ...order.unit,
      ...(order.captures.length > 0
        ? {
            payments: {
              captures: order.captures.map((it) => captureView(it, order, baseUrl)),
              refunds: order.refunds.map((it) => refundView(it, order, baseUrl)),
            },
          }
        : {}),
    },
  ],
  create_time: order.createdAt,
  update_time: order.updatedAt,
  links: [
    { href: `${baseUrl}/v2/checkout/orders/${order.id}`, rel: "self", method: "GET" },
    ...(order.status === "PAYER_ACTION_REQUIRED"
      ? [{ href: approvalUrl(order, baseUrl), rel: "payer-action", method: "GET" }]
      : []),
  ],
});

/**
 * The response to a refund, and the `resource` of a refund event: unlike a capture's, it does not
 * name the order.
 */
export const refundResource = refundView;

/** A dispute, and the `resource` of its events: it names the capture. */
export const disputeResource = ({ captures, dispute }: PaypalOrder) => ({
  dispute_id: dispute?.id,
  disputed_transactions: captures.map(({ id }) => ({ seller_transaction_id: id })),
  reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
  status: dispute?.status,
  dispute_amount: dispute && {
    currency_code: dispute.amount.currency_code,
    value: dispute.amount.value,
  },
  ...(dispute?.outcome
    ? {
        dispute_outcome: {
          outcome_code: dispute.outcome.code,
          amount_refunded: {
            currency_code: dispute.outcome.refunded.currency_code,
            value: dispute.outcome.refunded.value,
          },
        },
      }
    : {}),
});

/** The `resource` of a capture event. */
export function captureResource(order: PaypalOrder, baseUrl: string) {
  const capture = order.captures.at(-1);
  return {
    ...(capture ? captureView(capture, order, baseUrl) : {}),
    supplementary_data: { related_ids: { order_id: order.id } },
  };
}
