import { retryEmail } from "@/lib/email/commands/retry-email";
import { postEmailRetry } from "@/lib/email/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postEmailRetry, async ({ params }) => {
  const email = await retryEmail(params.id);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
