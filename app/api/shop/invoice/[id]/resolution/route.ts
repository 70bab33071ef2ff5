import { runQueuedJobs } from "@/lib/composition/job-registry";
import { resolvePayment } from "@/lib/orders/checkout/commands/resolve-payment";
import { postPaymentResolution } from "@/lib/orders/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/orders/checkout/queries";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postPaymentResolution, async ({ actor, params, body }) => {
  await resolvePayment(params.id, body, actor);
  afterResponse(runQueuedJobs);
  return requireOrderTimeline(params.id, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
