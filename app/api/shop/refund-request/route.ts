import { requestRefund } from "@/lib/checkout/refunds/commands/request-refund";
import { getRefundRequests, postRefundRequest } from "@/lib/checkout/refunds/endpoints";
import {
  listRefundRequests,
  requireRefundRequest,
} from "@/lib/checkout/refunds/queries/list-for-admin";
import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

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
