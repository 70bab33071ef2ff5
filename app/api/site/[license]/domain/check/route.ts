import { checkDomains } from "@/lib/domains/commands/check";
import { postDomainCheck } from "@/lib/domains/endpoints";
import { requireSiteDomains } from "@/lib/domains/queries/domains";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postDomainCheck, async ({ actor, params }) => {
  await consumeAccountRateLimit("site-domain", actor.userId, { hits: 30, seconds: 600 });
  await checkDomains(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return requireSiteDomains(actor.userId, params.license);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
