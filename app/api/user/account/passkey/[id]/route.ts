import { renamePasskey } from "@/lib/accounts/passkeys/commands/manage";
import { putPasskey } from "@/lib/accounts/passkeys/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const PUT = route(putPasskey, async ({ actor, params, body }) => {
  await renamePasskey(actor, params.id, body.name);
  return requireSecurity(actor);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
