import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { decideReport } from "@/lib/sites/reports/commands/decide";
import { getReport, putReport } from "@/lib/sites/reports/endpoints";
import { requireReport } from "@/lib/sites/reports/queries/list";

export const GET = route(getReport, ({ params }) => requireReport(params.id));

export const PUT = route(putReport, async ({ actor, params, body }) => {
  await decideReport(actor.userId, params.id, body);
  afterResponse(runQueuedJobs);
  return requireReport(params.id);
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
