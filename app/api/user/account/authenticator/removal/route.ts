import { removeAuthenticator } from "@/lib/accounts/second-factor/commands/set-up";
import { postAuthenticatorRemoval } from "@/lib/accounts/second-factor/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postAuthenticatorRemoval, async ({ actor, body }) => {
  await removeAuthenticator(actor, body);
  afterResponse(runQueuedJobs);
  return null;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
