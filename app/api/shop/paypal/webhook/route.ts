import { receiveWebhookEvent } from "@/lib/checkout/commands/webhook-events";
import { postPaypalWebhook } from "@/lib/checkout/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { readText } from "@/lib/http/body";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postPaypalWebhook, async ({ request }) => {
  const id = await receiveWebhookEvent(request.headers, await readText(request));
  afterResponse(runQueuedJobs);
  return { id };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
