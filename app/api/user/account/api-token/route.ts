import { makeOwnApiToken } from "@/lib/accounts/commands/make-api-token";
import { getProfileTokens, postProfileToken } from "@/lib/api-tokens/endpoints";
import { listProfileTokens } from "@/lib/api-tokens/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const GET = route(getProfileTokens, ({ actor }) => listProfileTokens(actor.userId));

export const POST = route(postProfileToken, async ({ actor, body }) => {
  const made = await makeOwnApiToken(actor, body);
  afterResponse(runQueuedJobs);
  return made;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
