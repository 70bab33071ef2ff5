import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { renameSite } from "@/lib/sites/commands/rename";
import { getOneSite, putSite } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";
import { configuredTarget } from "@/lib/sites/targets/configured-target";

export const GET = route(getOneSite, ({ actor, params }) =>
  requireSite(actor.userId, params.license),
);

export const PUT = route(putSite, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-name", actor.userId, { hits: 20, seconds: 600 });
  await renameSite(actor.userId, params, body.name, configuredTarget());
  return requireSite(actor.userId, params.license);
});

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
