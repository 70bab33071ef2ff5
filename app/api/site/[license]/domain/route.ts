import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { checkDomains } from "@/lib/sites/domains/commands/check";
import { chooseDomain, removeDomain } from "@/lib/sites/domains/commands/choose";
import { deleteDomain, getDomains, putDomain } from "@/lib/sites/domains/endpoints";
import { requireSiteDomains } from "@/lib/sites/domains/queries/domains";

export const GET = route(getDomains, ({ actor, params }) =>
  requireSiteDomains(actor.userId, params.license),
);

export const PUT = route(putDomain, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-domain", actor.userId, { hits: 30, seconds: 600 });
  await chooseDomain(actor.userId, params, body);
  await checkDomains(actor.userId, params.license);
  afterResponse(runQueuedJobs);
  return requireSiteDomains(actor.userId, params.license);
});

export const DELETE = route(deleteDomain, async ({ actor, params }) => {
  await removeDomain(actor.userId, params);
  afterResponse(runQueuedJobs);
  return requireSiteDomains(actor.userId, params.license);
});

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
