import { redeploy, takeOffline } from "@/lib/delivery/deployments/commands/change";
import { deleteDeployment, postDeployment } from "@/lib/delivery/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postDeployment, async ({ actor, params, query }) => {
  await consumeAccountRateLimit("deployment", actor.userId, { hits: 20, seconds: 600 });
  const deployment = await redeploy(actor.userId, params.presetId, query);
  afterResponse(runQueuedJobs);
  return deployment;
});

export const DELETE = route(deleteDeployment, async ({ actor, params }) => {
  const deployment = await takeOffline(actor.userId, params.presetId);
  afterResponse(runQueuedJobs);
  return deployment;
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
