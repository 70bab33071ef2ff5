import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { saveMoveSettings } from "@/lib/sites/commands/move-settings";
import { putSiteMove } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";

export const PUT = route(putSiteMove, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-move-settings", actor.userId, { hits: 60, seconds: 600 });
  const { redirects, verification: verifications } = body;
  await saveMoveSettings(actor.userId, params, { redirects, verifications });
  return requireSite(actor.userId, params.license);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
