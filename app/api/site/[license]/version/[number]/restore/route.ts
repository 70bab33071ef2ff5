import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { restoreVersion } from "@/lib/sites/commands/change";
import { postRestore } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";
import { configuredTarget } from "@/lib/sites/targets/configured-target";

export const POST = route(postRestore, async ({ actor, params }) => {
  await consumeAccountRateLimit("deployment", actor.userId, { hits: 20, seconds: 600 });
  await restoreVersion(actor.userId, params, params.number, configuredTarget());
  const site = await requireSite(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return site;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
