import { runQueuedJobs } from "@/lib/composition/job-registry";
import { decideRequest } from "@/lib/orders/checkout/refunds/commands/request-refund";
import { getRefundRequest, putRefundRequest } from "@/lib/orders/checkout/refunds/endpoints";
import { requireRefundRequest } from "@/lib/orders/checkout/refunds/queries/list-for-admin";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getRefundRequest, ({ params }) => requireRefundRequest(params.id));

export const PUT = route(putRefundRequest, async ({ actor, params: { id }, body }) => {
  await decideRequest(id, body, actor);
  const request = await requireRefundRequest(id);
  afterResponse(runQueuedJobs);
  return request;
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
