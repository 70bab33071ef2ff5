import { runQueuedJobs } from "@/lib/composition/job-registry";
import { retryEmail } from "@/lib/platform/email/commands/retry-email";
import { postEmailRetry } from "@/lib/platform/email/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postEmailRetry, async ({ params }) => {
  const email = await retryEmail(params.id);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
