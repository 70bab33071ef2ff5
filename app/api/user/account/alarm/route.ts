import { raiseAlarm } from "@/lib/accounts/security/commands/raise-alarm";
import { postAlarm } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { putDestinationsBack } from "@/lib/sites/destinations/commands/put-back";

export const POST = route(postAlarm, async ({ request, body }) => {
  const raised = await raiseAlarm(body.token, request, putDestinationsBack);
  afterResponse(runQueuedJobs);
  return raised;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
