import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { requestExport } from "@/lib/privacy/commands/request-export";
import { postExport } from "@/lib/privacy/endpoints";
import { requirePersonalData } from "@/lib/privacy/queries/status";

export const POST = route(postExport, async ({ actor }) => {
  await requestExport(actor);
  afterResponse(runQueuedJobs);
  return requirePersonalData(actor.userId);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
