import { POST as jobsRoute } from "@/app/api/cron/jobs/route";
import { GET as cancelRoute } from "@/app/api/shop/order/cancel_order_payment/route";
import { GET as captureRoute } from "@/app/api/shop/order/capture_order_payment/route";
import { POST as webhookRoute } from "@/app/api/shop/paypal/webhook/route";
import type { WebhookEvent } from "../fakes/paypal/webhooks";
import { call } from "./call";

/** The URL that the buyer is redirected to after approving at PayPal. */
export async function returnFromPaypal(orderId: string): Promise<string> {
  const path = `/api/shop/order/capture_order_payment?token=${orderId}&PayerID=PAYER`;
  return (await call(captureRoute, path)).headers.get("location") ?? "";
}

/** The buyer comes back from PayPal's page without having paid, in the browser with these headers. */
export async function cancel(orderId: string, headers?: HeadersInit): Promise<string> {
  const path = `/api/shop/order/cancel_order_payment?token=${orderId}`;
  const response = await call(cancelRoute, path, headers && { headers });
  return response.headers.get("location") ?? "";
}

/** Sends a webhook event to the shop as PayPal does. */
export const deliverWebhook = ({ headers, body }: Pick<WebhookEvent, "headers" | "body">) =>
  call(webhookRoute, "/api/shop/paypal/webhook", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

export const runJobs = (secret = "for-the-tests-only-9876543210-fedcba") =>
  call(jobsRoute, "/api/cron/jobs", {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
  });
