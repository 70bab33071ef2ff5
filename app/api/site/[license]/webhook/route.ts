import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { saveWebhook } from "@/lib/sites/webhooks/commands/settings";
import { getWebhook, putWebhook } from "@/lib/sites/webhooks/endpoints";
import { requireWebhook } from "@/lib/sites/webhooks/queries";

export const GET = route(getWebhook, ({ actor, params }) =>
  requireWebhook(actor.userId, params.license),
);

export const PUT = route(putWebhook, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-webhook", actor.userId, { hits: 60, seconds: 600 });
  await saveWebhook(actor.userId, params, body);
  afterResponse(runQueuedJobs);
  return requireWebhook(actor.userId, params.license);
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
