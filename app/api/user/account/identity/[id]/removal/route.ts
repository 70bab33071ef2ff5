import { unlinkIdentity } from "@/lib/accounts/security/commands/unlink-identity";
import { postIdentityRemoval } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postIdentityRemoval, async ({ actor, params, body }) => {
  await unlinkIdentity(actor, params.id, body);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
