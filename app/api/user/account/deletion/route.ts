import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { keepAccount, requestDeletion } from "@/lib/privacy/commands/request-deletion";
import { deleteDeletion, postDeletion } from "@/lib/privacy/endpoints";
import { requireDeletion } from "@/lib/privacy/queries/status";

export const POST = route(postDeletion, async ({ actor, body }) => {
  await requestDeletion(actor, body);
  afterResponse(runQueuedJobs);
  return requireDeletion(actor);
});

export const DELETE = route(deleteDeletion, async ({ actor }) => {
  await keepAccount(actor);
  return requireDeletion(actor);
});

export const { GET, PUT, PATCH, OPTIONS } = methodNotAllowed("POST", "DELETE");
