import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { refuseHeld } from "@/lib/sites/screening/commands/decide";
import { postHeldRefusal } from "@/lib/sites/screening/endpoints";
import { requireHeldRecord } from "@/lib/sites/screening/queries/held-sites";

export const POST = route(postHeldRefusal, async ({ actor, params, body }) => {
  await refuseHeld(actor.userId, params.id, body.reason);
  afterResponse(runQueuedJobs);
  return requireHeldRecord(params.id);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
