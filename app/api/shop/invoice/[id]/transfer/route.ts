import { runQueuedJobs } from "@/lib/composition/job-registry";
import { changeTransfer } from "@/lib/orders/checkout/commands/transfers";
import { postTransferChange } from "@/lib/orders/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/orders/checkout/queries";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postTransferChange, async ({ actor, params, body }) => {
  await changeTransfer(params.id, body, actor);
  afterResponse(runQueuedJobs);
  return requireOrderTimeline(params.id, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
