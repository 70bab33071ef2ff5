import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { confirmDeletion } from "@/lib/personal-data/commands/request-deletion";
import { postDeletionConfirmation } from "@/lib/personal-data/endpoints";
import { requireDeletion } from "@/lib/personal-data/queries/status";

export const POST = route(postDeletionConfirmation, async ({ actor, body }) => {
  await confirmDeletion(actor, body.token);
  afterResponse(runQueuedJobs);
  return requireDeletion(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
