import { unlinkIdentity } from "@/lib/accounts/security/commands/unlink-identity";
import { postIdentityRemoval } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postIdentityRemoval, async ({ actor, params, body }) => {
  await unlinkIdentity(actor, params.id, body);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
