import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { approveHeld } from "@/lib/sites/screening/commands/decide";
import { postHeldApproval } from "@/lib/sites/screening/endpoints";
import { requireHeldRecord } from "@/lib/sites/screening/queries/held-sites";

export const POST = route(postHeldApproval, async ({ actor, params }) => {
  await approveHeld(actor.userId, params.id);
  afterResponse(runQueuedJobs);
  return requireHeldRecord(params.id);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
