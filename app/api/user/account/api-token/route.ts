import { postProfileToken } from "@/lib/accounts/api-tokens/endpoints";
import { makeOwnApiToken } from "@/lib/accounts/commands/make-api-token";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { getProfileTokens } from "@/lib/platform/api-tokens/endpoints";
import { listProfileTokens } from "@/lib/platform/api-tokens/queries";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getProfileTokens, ({ actor }) => listProfileTokens(actor.userId));

export const POST = route(postProfileToken, async ({ actor, body }) => {
  const made = await makeOwnApiToken(actor, body);
  afterResponse(runQueuedJobs);
  return made;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
