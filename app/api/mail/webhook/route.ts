import { afterResponse } from "@/lib/http/after-response";
import { readText } from "@/lib/http/body";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { receiveEmailEvent } from "@/lib/support/commands/receive-email";
import { postEmailWebhook } from "@/lib/support/endpoints";

export const POST = route(postEmailWebhook, async ({ request }) => {
  const isReceived = await receiveEmailEvent(request.headers, await readText(request));
  if (isReceived) afterResponse(runQueuedJobs);
  return { isReceived };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
