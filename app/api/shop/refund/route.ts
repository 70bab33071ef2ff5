import { startRefund } from "@/lib/checkout/refunds/commands/start-refund";
import { getRefunds, postRefund } from "@/lib/checkout/refunds/endpoints";
import { listRefunds, requireRefund } from "@/lib/checkout/refunds/queries/list-for-admin";
import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

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
