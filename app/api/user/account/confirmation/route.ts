import { confirmEmail } from "@/lib/accounts/security/commands/confirm-email";
import { postConfirmation } from "@/lib/accounts/security/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postConfirmation, async ({ actor, body }) => {
  const confirmed = await confirmEmail(actor, body.token);
  afterResponse(runQueuedJobs);
  return confirmed;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
