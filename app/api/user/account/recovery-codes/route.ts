import { renewRecoveryCodes } from "@/lib/accounts/second-factor/commands/set-up";
import { postRecoveryCodes } from "@/lib/accounts/second-factor/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postRecoveryCodes, async ({ actor, body }) => {
  const recoveryCodes = await renewRecoveryCodes(actor, body);
  afterResponse(runQueuedJobs);
  return { recoveryCodes };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
