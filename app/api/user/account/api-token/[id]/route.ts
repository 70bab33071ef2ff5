import { revokeApiToken } from "@/lib/api-tokens/commands";
import { deleteProfileToken } from "@/lib/api-tokens/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

/** One's own, whatever one's role: the owner revokes those of others in the back office. */
export const DELETE = route(deleteProfileToken, ({ actor: { userId }, params }) =>
  revokeApiToken({ userId, role: null }, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
