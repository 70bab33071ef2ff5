import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { publishSite, takeOffline } from "@/lib/sites/commands/change";
import { deletePublication, postPublication } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";

export const POST = route(postPublication, async ({ actor, params, query }) => {
  await consumeAccountRateLimit("deployment", actor.userId, { hits: 20, seconds: 600 });
  await publishSite(actor.userId, params, query);
  const site = await requireSite(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return site;
});

export const DELETE = route(deletePublication, async ({ actor, params }) => {
  await takeOffline(actor.userId, params);
  const site = await requireSite(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return site;
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
