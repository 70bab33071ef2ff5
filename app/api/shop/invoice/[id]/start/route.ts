import { runQueuedJobs } from "@/lib/composition/job-registry";
import { startNow } from "@/lib/orders/checkout/withdrawal/commands/start-now";
import { postStart } from "@/lib/orders/checkout/withdrawal/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postStart, async ({ actor, params }) => {
  const started = await startNow(params.id, actor.userId);
  afterResponse(runQueuedJobs);
  return started;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
