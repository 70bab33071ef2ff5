import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { saveBusinessSettings } from "@/lib/sites/commands/business-settings";
import { putSiteBusiness } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";

export const PUT = route(putSiteBusiness, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-business-settings", actor.userId, { hits: 60, seconds: 600 });
  await saveBusinessSettings(actor.userId, params, body.business);
  return requireSite(actor.userId, params.license);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
