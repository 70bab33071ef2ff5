import { postApiToken } from "@/lib/accounts/api-tokens/endpoints";
import { makeOwnApiToken } from "@/lib/accounts/commands/make-api-token";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { getApiTokens } from "@/lib/platform/api-tokens/endpoints";
import { listApiTokens } from "@/lib/platform/api-tokens/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

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
