import { runQueuedJobs } from "@/lib/composition/job-registry";
import { cancelTransfer } from "@/lib/orders/checkout/commands/cancel-transfer";
import { postCancellation } from "@/lib/orders/checkout/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postCancellation, async ({ actor, params }) => {
  const cancelled = await cancelTransfer(params.id, actor.userId);
  afterResponse(runQueuedJobs);
  return cancelled;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
