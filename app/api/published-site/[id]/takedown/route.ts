import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { allowSite, takeDown } from "@/lib/sites/commands/take-down";
import { deleteTakedown, postTakedown } from "@/lib/sites/endpoints";
import { requireSiteRecord } from "@/lib/sites/queries/records";

export const POST = route(postTakedown, async ({ actor, params, body }) => {
  await takeDown(actor.userId, params.id, body.reason, body.ground);
  afterResponse(runQueuedJobs);
  return requireSiteRecord(params.id);
});

export const DELETE = route(deleteTakedown, async ({ actor, params }) => {
  await allowSite(actor.userId, params.id);
  afterResponse(runQueuedJobs);
  return requireSiteRecord(params.id);
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
