import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { requireSite } from "@/lib/sites/queries/site";
import { objectToTakedown } from "@/lib/sites/reports/commands/object";
import { postObjection } from "@/lib/sites/reports/endpoints";

export const POST = route(postObjection, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("objection", actor.userId, { hits: 30, seconds: 600 });
  await objectToTakedown(actor.userId, params.license, body.objection);
  afterResponse(runQueuedJobs);
  return requireSite(actor.userId, params.license);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
