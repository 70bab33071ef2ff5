import { unlinkIdentity } from "@/lib/accounts/security/commands/unlink-identity";
import { deleteIdentity } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const DELETE = route(deleteIdentity, async ({ actor, params }) => {
  await unlinkIdentity(actor, params.id);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
