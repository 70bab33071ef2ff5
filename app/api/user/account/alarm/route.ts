import { raiseAlarm } from "@/lib/accounts/security/commands/raise-alarm";
import { postAlarm } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postAlarm, async ({ request, body }) => {
  const reset = await raiseAlarm(body.token, request);
  afterResponse(runQueuedJobs);
  return reset;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
