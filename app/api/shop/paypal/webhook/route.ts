import { runQueuedJobs } from "@/lib/composition/job-registry";
import { receiveWebhookEvent } from "@/lib/orders/checkout/commands/webhook-events";
import { postPaypalWebhook } from "@/lib/orders/checkout/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { readText } from "@/lib/platform/http/body";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postPaypalWebhook, async ({ request }) => {
  const id = await receiveWebhookEvent(request.headers, await readText(request));
  afterResponse(runQueuedJobs);
  return { id };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
