import { removePasskey, renamePasskey } from "@/lib/accounts/passkeys/commands/manage";
import { deletePasskey, putPasskey } from "@/lib/accounts/passkeys/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const PUT = route(putPasskey, async ({ actor, params, body }) => {
  await renamePasskey(actor, params.id, body.name);
  return requireSecurity(actor);
});

export const DELETE = route(deletePasskey, async ({ actor, params }) => {
  await removePasskey(actor, params.id);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, POST, PATCH, OPTIONS } = methodNotAllowed("PUT", "DELETE");
