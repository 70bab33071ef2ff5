import { cancelEmailChange, changeEmail } from "@/lib/accounts/security/commands/change-email";
import { deleteEmail, postEmail } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postEmail, async ({ actor, body }) => {
  await changeEmail(actor, body);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const DELETE = route(deleteEmail, async ({ actor }) => {
  await cancelEmailChange(actor);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
