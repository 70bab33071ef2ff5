import { tolerateProviderOutage } from "@/lib/checkout/commands/provider-outage";
import { processWebhookEvent, receiveWebhookEvent } from "@/lib/checkout/commands/webhook-events";
import { postPaypalWebhook } from "@/lib/checkout/endpoints";
import { deliverPaidOrders } from "@/lib/delivery/deliver";
import { afterResponse } from "@/lib/http/after-response";
import { readText } from "@/lib/http/body";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeCallerRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

export const POST = route(postPaypalWebhook, async ({ request }) => {
  // Each event causes a request to PayPal, so they are limited.
  await consumeCallerRateLimit("paypal-notice", request, { hits: 600, seconds: 60 });
  const id = await receiveWebhookEvent(request.headers, await readText(request));
  afterResponse(async () => {
    let hasChanged = false;
    await tolerateProviderOutage(async () => {
      hasChanged = await processWebhookEvent(id);
    });
    if (hasChanged) await deliverPaidOrders();
  });
  return { id };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
