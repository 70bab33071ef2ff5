import { revokeApiToken } from "@/lib/api-tokens/commands";
import { deleteApiToken } from "@/lib/api-tokens/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const DELETE = route(deleteApiToken, ({ actor, params }) =>
  revokeApiToken(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
