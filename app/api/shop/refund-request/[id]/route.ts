import { decideRequest } from "@/lib/checkout/refunds/commands/request-refund";
import { getRefundRequest, putRefundRequest } from "@/lib/checkout/refunds/endpoints";
import { requireRefundRequest } from "@/lib/checkout/refunds/queries/list-for-admin";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const GET = route(getRefundRequest, ({ params }) => requireRefundRequest(params.id));

export const PUT = route(putRefundRequest, async ({ actor, params: { id }, body }) => {
  await decideRequest(id, body, actor);
  const request = await requireRefundRequest(id);
  afterResponse(runQueuedJobs);
  return request;
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
