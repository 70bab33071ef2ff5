import { deleteBusiness as deleteOwn, saveBusiness } from "@/lib/customization/businesses/commands";
import { deleteBusiness, putBusiness } from "@/lib/customization/businesses/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const PUT = route(putBusiness, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("business", actor.userId, { hits: 600, seconds: 600 });
  return saveBusiness(actor.userId, params.id, body);
});

export const DELETE = route(deleteBusiness, async ({ actor, params, query }) => {
  await deleteOwn(actor.userId, params.id, query.version);
  return null;
});

export const { GET, POST, PATCH, OPTIONS } = methodNotAllowed("PUT", "DELETE");
