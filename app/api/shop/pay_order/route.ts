import { runQueuedJobs } from "@/lib/composition/job-registry";
import { payOrder } from "@/lib/orders/checkout/commands/pay-order";
import { postPayOrder } from "@/lib/orders/checkout/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { countryOf } from "@/lib/platform/sessions/country";
import { resolveAccount } from "@/lib/platform/sessions/queries";

export const POST = route(postPayOrder, async ({ request, actor, body }) => {
  const userId = await resolveAccount(actor, body.email, "orders:write");
  // Each order may create one order at PayPal.
  await consumeAccountRateLimit("pay-order", userId, { hits: 20, seconds: 600 });
  const key = request.headers.get("idempotency-key");
  // Staff who order for a customer are somewhere else.
  const network = userId === actor.userId ? await countryOf(request) : null;
  const response = await payOrder(userId, body, key, network);
  afterResponse(runQueuedJobs);
  return response;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
