import { dropTicket } from "@/lib/accounts/identity/cookies";
import { deleteSessions } from "@/lib/accounts/security/endpoints";
import { env } from "@/lib/env";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";
import { endAllSessions } from "@/lib/platform/sessions/commands";
import { expiredSessionCookie } from "@/lib/platform/sessions/rules";

export const DELETE = route(deleteSessions, async ({ actor, request }) => {
  await endAllSessions(actor.userId);
  const expired = expiredSessionCookie(env("site").SITE_URL);
  return new Reply(null, setCookies([expired, ...dropTicket(request)]));
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
