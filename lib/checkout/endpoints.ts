import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { idParam } from "@/lib/id-schemas";
import { orderForm, orderResponse, orderTimeline, paypalCancel, paypalReturn } from "./schemas";

export const postPayOrder = endpoint({
  method: "POST",
  path: "/api/shop/pay_order",
  summary: "Order presets and begin to pay for them",
  description:
    "The shop's own prices decide; what is sent is only compared with them. The total must be that of the presets, or that plus 15 for each and 50, which orders deployment. A repetition finds the same order. `Idempotency-Key` is honored for a day.",
  access: "customer",
  saysSuccess: true,
  body: orderForm,
  returns: orderResponse,
  failures: {
    401: "Nobody is signed in",
    403: "The order names somebody else",
    409: "Prices have changed, a preset is not on sale or already bought, or a payment is under way",
    502: "PayPal does not answer",
  },
});

const toPage = { Location: "A page of the shop that says what happened" };

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
  query: paypalCancel,
  returns: z.null(),
  status: 303,
  headers: toPage,
});

export const getOrderTimeline = endpoint({
  method: "GET",
  path: "/api/shop/invoice/{id}/timeline",
  summary: "What happened to an order: its payment step by step, and the mails about it",
  access: "admin",
  params: z.object({ id: idParam }),
  returns: orderTimeline,
  failures: {
    401: "Nobody is signed in",
    403: "Only the admin",
    404: "There is no such invoice",
  },
});

export const postPaypalWebhook = endpoint({
  method: "POST",
  path: "/api/shop/paypal/webhook",
  summary: "PayPal's notices, in PayPal's words and signed by it",
  returns: z.object({ id: z.string() }),
  failures: {
    400: "This is no notice",
    403: "PayPal did not sign it",
    502: "PayPal does not answer",
  },
});

export const postJobs = endpoint({
  method: "POST",
  path: "/api/cron/sweep",
  summary: "Finish what was left over: for a scheduler that knows the secret",
  description: "`Authorization: Bearer <CRON_SECRET>`. A GET does the same.",
  returns: z.object({ status: z.literal("ok") }),
  failures: { 401: "The secret is missing or wrong" },
});
