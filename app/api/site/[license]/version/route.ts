import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getVersions } from "@/lib/sites/endpoints";
import { listHistory } from "@/lib/sites/queries/history";

export const GET = route(getVersions, ({ actor, params }) =>
  listHistory(actor.userId, params.license),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
