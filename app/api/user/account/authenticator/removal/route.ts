import { removeAuthenticator } from "@/lib/accounts/second-factor/commands/set-up";
import { postAuthenticatorRemoval } from "@/lib/accounts/second-factor/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postAuthenticatorRemoval, async ({ actor, body }) => {
  await removeAuthenticator(actor, body);
  afterResponse(runQueuedJobs);
  return null;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
