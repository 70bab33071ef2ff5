import { revokeApiToken } from "@/lib/platform/api-tokens/commands";
import { deleteProfileToken } from "@/lib/platform/api-tokens/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

/**
 * Everybody may revoke their own API tokens, whatever their role. The owner revokes the API tokens
 * of others in the back office.
 */
export const DELETE = route(deleteProfileToken, ({ actor: { userId }, params }) =>
  revokeApiToken({ userId, role: null }, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
