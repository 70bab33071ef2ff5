import { removePasskey } from "@/lib/accounts/passkeys/commands/manage";
import { postPasskeyRemoval } from "@/lib/accounts/passkeys/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postPasskeyRemoval, async ({ actor, params, body }) => {
  await removePasskey(actor, params.id, body);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
