import { dropTicket } from "@/lib/accounts/identity/cookies";
import { env } from "@/lib/env";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";
import { endSessionsOfCaller } from "@/lib/platform/sessions/commands";
import { postLogout } from "@/lib/platform/sessions/endpoints";
import { expiredSessionCookie } from "@/lib/platform/sessions/rules";

export const POST = route(postLogout, async ({ request }) => {
  await endSessionsOfCaller(request);
  return new Reply(
    null,
    setCookies([expiredSessionCookie(env("site").SITE_URL), ...dropTicket(request)]),
  );
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
