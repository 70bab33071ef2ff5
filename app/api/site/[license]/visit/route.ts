import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getVisits } from "@/lib/sites/endpoints";
import { requireVisits } from "@/lib/sites/visits/queries";

export const GET = route(getVisits, ({ actor, params }) =>
  requireVisits(actor.userId, params.license),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
