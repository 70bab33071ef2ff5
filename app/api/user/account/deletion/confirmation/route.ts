import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { confirmDeletion } from "@/lib/privacy/commands/request-deletion";
import { postDeletionConfirmation } from "@/lib/privacy/endpoints";
import { requireDeletion } from "@/lib/privacy/queries/status";

export const POST = route(postDeletionConfirmation, async ({ actor, body }) => {
  await confirmDeletion(actor, body.token);
  afterResponse(runQueuedJobs);
  return requireDeletion(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
