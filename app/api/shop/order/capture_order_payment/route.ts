import { runQueuedJobs } from "@/lib/composition/job-registry";
import { completeReturn } from "@/lib/orders/checkout/commands/paypal-return";
import { getCaptureReturn } from "@/lib/orders/checkout/endpoints";
import { getOutcomePath } from "@/lib/orders/checkout/queries";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const GET = route(getCaptureReturn, async ({ query }) => {
  const outcome = await completeReturn(query.token);
  afterResponse(runQueuedJobs);
  return new Reply(null, { Location: await getOutcomePath(query.token, outcome) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
