import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { formRoute } from "@/lib/sites/messages/form-route";
import { handleSubmission } from "@/lib/sites/messages/handle-submission";

/**
 * Receives the forms of a published site. Pages of any origin may send one, so no cookie is read.
 */
export const POST = formRoute("/api/site-form/{key}", async (request, key) => {
  const answered = await handleSubmission(request, key);
  if (answered.response.status === 303) afterResponse(runQueuedJobs);
  return answered;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
