import { payOrder } from "@/lib/checkout/commands/pay-order";
import { postPayOrder } from "@/lib/checkout/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { resolveAccount } from "@/lib/sessions/queries";

export const POST = route(postPayOrder, async ({ request, actor, body }) => {
  const userId = await resolveAccount(actor, body.email, "orders:write");
  // Each order may create one order at PayPal.
  await consumeAccountRateLimit("pay-order", userId, { hits: 20, seconds: 600 });
  const response = await payOrder(userId, body, request.headers.get("idempotency-key"));
  afterResponse(runQueuedJobs);
  return response;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
