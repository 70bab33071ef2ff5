import { renewRecoveryCodes } from "@/lib/accounts/second-factor/commands/set-up";
import { postRecoveryCodes } from "@/lib/accounts/second-factor/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postRecoveryCodes, async ({ actor, body }) => {
  const recoveryCodes = await renewRecoveryCodes(actor, body);
  afterResponse(runQueuedJobs);
  return { recoveryCodes };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
