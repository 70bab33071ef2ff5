import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { runQueuedJobs } from "@/lib/job-registry";
import { formRoute } from "@/lib/messages/form-route";
import { handleSubmission } from "@/lib/messages/handle-submission";

/**
 * Receives the forms of a published site. Pages of any origin may send one, so no cookie is read.
 */
export const POST = formRoute("/api/site-form/{key}", async (request, key) => {
  const answered = await handleSubmission(request, key);
  if (answered.response.status === 303) afterResponse(runQueuedJobs);
  return answered;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
