import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { retryJob } from "@/lib/jobs/commands/retry";
import { postJobRetry } from "@/lib/jobs/endpoints";

export const POST = route(postJobRetry, async ({ params }) => {
  const job = await retryJob(params.id);
  afterResponse(runQueuedJobs);
  return job;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
