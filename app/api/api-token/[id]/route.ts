import { revokeApiToken } from "@/lib/platform/api-tokens/commands";
import { deleteApiToken } from "@/lib/platform/api-tokens/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const DELETE = route(deleteApiToken, ({ actor, params }) =>
  revokeApiToken(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
