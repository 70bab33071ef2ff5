import { makeOwnApiToken } from "@/lib/accounts/commands/make-api-token";
import { getApiTokens, postApiToken } from "@/lib/api-tokens/endpoints";
import { listApiTokens } from "@/lib/api-tokens/queries";
import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const GET = route(getApiTokens, async ({ actor, query }) => {
  const { tokens, total } = await listApiTokens(actor, adminList(query));
  return withTotal(tokens, total);
});

export const POST = route(postApiToken, async ({ actor, body }) => {
  const made = await makeOwnApiToken(actor, body);
  afterResponse(runQueuedJobs);
  return made;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
