import { deleteSession } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { endSession } from "@/lib/platform/sessions/commands";

export const DELETE = route(deleteSession, async ({ actor, params }) => {
  await endSession(actor.userId, params.id);
  return requireSecurity(actor);
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
