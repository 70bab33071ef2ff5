import { runQueuedJobs } from "@/lib/composition/job-registry";
import { startRefund } from "@/lib/orders/checkout/refunds/commands/start-refund";
import { getRefunds, postRefund } from "@/lib/orders/checkout/refunds/endpoints";
import { listRefunds, requireRefund } from "@/lib/orders/checkout/refunds/queries/list-for-admin";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getRefunds, async ({ query }) => {
  const { refunds, total } = await listRefunds(adminList(query));
  return withTotal(refunds, total);
});

export const POST = route(postRefund, async ({ actor, body }) => {
  const id = await startRefund(body, actor);
  afterResponse(runQueuedJobs);
  return requireRefund(id);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
