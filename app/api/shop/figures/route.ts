import { getFigures } from "@/lib/analytics/endpoints";
import { readFigures } from "@/lib/analytics/queries/figures";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getFigures, ({ actor, query }) =>
  readFigures(actor.permissions, query.days),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
