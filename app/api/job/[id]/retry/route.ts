import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { retryJob } from "@/lib/platform/jobs/commands/retry";
import { postJobRetry } from "@/lib/platform/jobs/endpoints";

export const POST = route(postJobRetry, async ({ params }) => {
  const job = await retryJob(params.id);
  afterResponse(runQueuedJobs);
  return job;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
