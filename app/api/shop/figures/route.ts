import { getFigures } from "@/lib/figures/endpoints";
import { readFigures } from "@/lib/figures/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getFigures, ({ actor, query }) =>
  readFigures(actor.permissions, query.days),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
