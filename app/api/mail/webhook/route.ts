import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { readText } from "@/lib/platform/http/body";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { receiveEmailEvent } from "@/lib/support/commands/receive-email";
import { postEmailWebhook } from "@/lib/support/endpoints";

export const POST = route(postEmailWebhook, async ({ request }) => {
  const isReceived = await receiveEmailEvent(request.headers, await readText(request));
  if (isReceived) afterResponse(runQueuedJobs);
  return { isReceived };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
