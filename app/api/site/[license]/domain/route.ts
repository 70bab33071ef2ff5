import { checkDomains } from "@/lib/domains/commands/check";
import { chooseDomain, removeDomain } from "@/lib/domains/commands/choose";
import { deleteDomain, getDomains, putDomain } from "@/lib/domains/endpoints";
import { requireSiteDomains } from "@/lib/domains/queries/domains";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

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
