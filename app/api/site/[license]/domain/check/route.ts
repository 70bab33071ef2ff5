import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { checkDomains } from "@/lib/sites/domains/commands/check";
import { postDomainCheck } from "@/lib/sites/domains/endpoints";
import { requireSiteDomains } from "@/lib/sites/domains/queries/domains";

export const POST = route(postDomainCheck, async ({ actor, params }) => {
  await consumeAccountRateLimit("site-domain", actor.userId, { hits: 30, seconds: 600 });
  await checkDomains(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return requireSiteDomains(actor.userId, params.license);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
