import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { publishSite, takeOffline } from "@/lib/sites/commands/change";
import { deleteDeployment, postDeployment } from "@/lib/sites/endpoints";
import { requireDeployment } from "@/lib/sites/queries/deployments";

export const POST = route(postDeployment, async ({ actor, params, query }) => {
  await consumeAccountRateLimit("deployment", actor.userId, { hits: 20, seconds: 600 });
  const which = { ...params, license: query.license };
  const site = await publishSite(actor.userId, which, query);
  const deployment = await requireDeployment(actor.userId, site);
  afterResponse(runQueuedJobs);
  return deployment;
});

export const DELETE = route(deleteDeployment, async ({ actor, params, query }) => {
  const site = await takeOffline(actor.userId, { ...params, ...query });
  const deployment = await requireDeployment(actor.userId, site);
  afterResponse(runQueuedJobs);
  return deployment;
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
