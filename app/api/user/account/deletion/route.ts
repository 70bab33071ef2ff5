import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { keepAccount, requestDeletion } from "@/lib/personal-data/commands/request-deletion";
import { deleteDeletion, postDeletion } from "@/lib/personal-data/endpoints";
import { requireDeletion } from "@/lib/personal-data/queries/status";

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
