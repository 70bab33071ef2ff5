import { resolvePayment } from "@/lib/checkout/commands/resolve-payment";
import { postPaymentResolution } from "@/lib/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/checkout/queries";

import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postPaymentResolution, async ({ actor, params, body }) => {
  await resolvePayment(params.id, body, actor);
  afterResponse(runQueuedJobs);
  return requireOrderTimeline(params.id, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
