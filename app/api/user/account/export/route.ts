import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { requestExport } from "@/lib/personal-data/commands/request-export";
import { postExport } from "@/lib/personal-data/endpoints";
import { requirePersonalData } from "@/lib/personal-data/queries/status";

export const POST = route(postExport, async ({ actor }) => {
  await requestExport(actor);
  afterResponse(runQueuedJobs);
  return requirePersonalData(actor.userId);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
