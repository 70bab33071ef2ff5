import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { allowSite, takeDown } from "@/lib/sites/commands/take-down";
import { deleteTakedown, postTakedown } from "@/lib/sites/endpoints";
import { requireSiteRecord } from "@/lib/sites/queries/records";

export const POST = route(postTakedown, async ({ actor, params, body }) => {
  await takeDown(actor.userId, params.id, body.reason);
  afterResponse(runQueuedJobs);
  return requireSiteRecord(params.id);
});

export const DELETE = route(deleteTakedown, async ({ actor, params }) => {
  await allowSite(actor.userId, params.id);
  afterResponse(runQueuedJobs);
  return requireSiteRecord(params.id);
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
