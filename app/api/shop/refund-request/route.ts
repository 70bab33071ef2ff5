import { runQueuedJobs } from "@/lib/composition/job-registry";
import { requestRefund } from "@/lib/orders/checkout/refunds/commands/request-refund";
import { getRefundRequests, postRefundRequest } from "@/lib/orders/checkout/refunds/endpoints";
import {
  listRefundRequests,
  requireRefundRequest,
} from "@/lib/orders/checkout/refunds/queries/list-for-admin";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getRefundRequests, async ({ query }) => {
  const { requests, total } = await listRefundRequests(adminList(query));
  return withTotal(requests, total);
});

export const POST = route(postRefundRequest, async ({ actor, body }) => {
  const id = await requestRefund(body, actor);
  afterResponse(runQueuedJobs);
  return requireRefundRequest(id);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
