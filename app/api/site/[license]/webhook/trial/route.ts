import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { tryWebhook } from "@/lib/sites/webhooks/commands/try";
import { postWebhookTrial } from "@/lib/sites/webhooks/endpoints";

export const POST = route(postWebhookTrial, async ({ actor, params }) => {
  await consumeAccountRateLimit("site-webhook-trial", actor.userId, { hits: 20, seconds: 600 });
  return { reason: await tryWebhook(actor.userId, params.license) };
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
