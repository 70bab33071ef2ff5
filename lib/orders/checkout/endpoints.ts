import { z } from "zod";
import { shopAmounts } from "@/lib/amounts";
import { idParam } from "@/lib/id-schemas";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { transferChange } from "@/lib/orders/transfers/schemas";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import {
  orderForm,
  orderResponse,
  orderTimeline,
  paymentResolution,
  paypalCancel,
  paypalReturn,
  quoteRequest,
  quoteSchema,
} from "./schemas";

const inMajorUnits = shopAmounts.encode;

const deploymentPrice = `${inMajorUnits(deploymentPerPresetCents)} for each and ${inMajorUnits(deploymentBaseCents)}`;

export const postQuote = endpoint({
  method: "POST",
  path: "/api/shop/quote",
  summary: "The price of a cart, line by line",
  description:
    "Includes the discounts of bundles and of a coupon; a coupon that is not valid is refused with the reason. Whether a customer has already used the coupon is checked for signed-in customers.",
  access: "visitor",
  body: quoteRequest,
  returns: quoteSchema,
  failures: { 409: "The coupon does not hold: the message says why" },
});

export const postPayOrder = endpoint({
  method: "POST",
  path: "/api/shop/pay_order",
  summary: "Place an order and start its payment",
  description: `Prices are the shop's own; those sent are only compared with them. The total must be that of the presets, or that plus ${deploymentPrice}, which orders deployment; withDeployment says which of them is meant. With discounts it is what a quote names. A repeated request returns the same order.`,
  access: "customer",
  saysSuccess: true,
  requestHeaders: z.object({
    "Idempotency-Key": z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional()
      .describe("A repeated request with this key gets the response of the first, for a day"),
  }),
  body: orderForm,
  returns: orderResponse,
  failures: {
    401: "Nobody is signed in",
    403: "The order has another customer's e-mail",
    404: "The admin named an account that does not exist",
    409: "Prices have changed, a preset is not on sale or already bought, the coupon does not hold, or a payment is in progress",
    502: "PayPal is unavailable",
  },
});

export const postCancellation = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/cancellation",
  summary: "Cancel one's own order by bank transfer that has not arrived",
  description:
    "Its presets return to the cart, its coupon can be used again, and an e-mail takes back how to pay. An order that was closed already stays as it is. A transfer that arrives all the same is handled as that of a replaced order.",
  access: "customer",
  params: z.object({ id: idParam }),
  returns: z.object({ id: z.int() }),
  failures: {
    401: "Nobody is signed in",
    403: "The order belongs to another customer",
    409: "The order is paid, or is one by PayPal",
  },
});

const toPage = { Location: "A page of the shop that shows the result" };

export const getCaptureReturn = endpoint({
  method: "GET",
  path: "/api/shop/order/capture_order_payment",
  summary: "Where PayPal sends a buyer who approved",
  query: paypalReturn,
  returns: z.null(),
  status: 303,
  headers: toPage,
});

export const getCancelReturn = endpoint({
  method: "GET",
  path: "/api/shop/order/cancel_order_payment",
  summary: "Where PayPal sends a buyer who cancelled",
  description: "The order is cancelled only in its buyer's own session.",
  access: "visitor",
  query: paypalCancel,
  returns: z.null(),
  status: 303,
  headers: toPage,
});

export const getOrderTimeline = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/timeline",
  summary: "The timeline of an order: the steps of its payment, and its emails",
  access: "orders:read",
  params: z.object({ id: idParam }),
  returns: orderTimeline,
  failures: {
    ...staffOnly,
    404: "There is no such invoice",
  },
});

export const postPaymentResolution = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/resolution",
  summary: "Decide about a payment or a transfer that needs attention",
  description:
    "Who decided and why stands in the timeline. A capture has to be of the order's own amount; an order is released only while PayPal holds no money for it. A transfer is checked or released: paid if its presets are free again, or closed once its money was given back by hand.",
  access: "orders:write",
  params: z.object({ id: idParam }),
  body: paymentResolution,
  returns: orderTimeline,
  failures: {
    ...staffOnly,
    404: "There is no such order, or nothing of it was flagged",
    409: "The payment needs no decision any more, or PayPal does not allow this one",
    502: "PayPal does not answer",
  },
});

export const postTransferChange = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/transfer",
  summary: "Take back a wrong mark of a bank transfer, or say that a credit went back",
  description:
    "Nothing is erased: a wrong mark is reversed. If the order was paid by it, a credit note cancels its invoice, and a new order for the same presets waits for the money. That a transfer arrived is said by PUT /api/shop/invoice/{id}.",
  access: "orders:write",
  params: z.object({ id: idParam }),
  body: transferChange,
  returns: orderTimeline,
  failures: {
    ...staffOnly,
    404: "There is no such order, or no such transfer of it",
    409: "PayPal decides about this one, it was taken back already, or the credit is less",
  },
});

export const postEvidence = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/evidence",
  summary: "Say that evidence of a customer's country which disagrees was looked at",
  access: "orders:write",
  params: z.object({ id: idParam }),
  returns: orderTimeline,
  failures: {
    ...staffOnly,
    404: "There is no such order",
    409: "The evidence does not disagree, or was looked at already",
  },
});

export const postVatIdDenial = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/vat-id-denial",
  summary: "Say that a VAT id which VIES denied after the sale was looked at",
  access: "orders:write",
  params: z.object({ id: idParam }),
  returns: orderTimeline,
  failures: {
    ...staffOnly,
    404: "There is no such order",
    409: "VIES denied no VAT id of the order, or it was looked at already",
  },
});

export const postPaypalWebhook = endpoint({
  method: "POST",
  path: "/api/shop/paypal/webhook",
  summary: "PayPal's webhook events, with their signature",
  credential: "paypalSignature",
  returns: z.object({ id: z.string() }),
  failures: {
    400: "The body is not a webhook event",
    403: "The signature is not PayPal's",
    404: "There is no such order",
    413: "The body is larger than 64 KiB",
    502: "PayPal is unavailable",
  },
});
