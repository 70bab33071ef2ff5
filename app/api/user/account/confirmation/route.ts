import { confirmEmail } from "@/lib/accounts/security/commands/confirm-email";
import { postConfirmation } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postConfirmation, async ({ actor, body }) => {
  const confirmed = await confirmEmail(actor, body.token);
  afterResponse(runQueuedJobs);
  return confirmed;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
