import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getVersions } from "@/lib/sites/endpoints";
import { listOwnVersions } from "@/lib/sites/queries/site";

export const GET = route(getVersions, ({ actor, params }) =>
  listOwnVersions(actor.userId, params.license),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
