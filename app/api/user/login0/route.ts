import { logInWithTicket } from "@/lib/accounts/identity/commands";
import { dropTicket } from "@/lib/accounts/identity/cookies";
import { getIdentity, postLogin0 } from "@/lib/accounts/identity/endpoints";
import { requireTicket } from "@/lib/accounts/identity/ticket";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { loginResponse } from "@/lib/platform/sessions/login-response";

export const GET = route(getIdentity, ({ request }) => requireTicket(request));

export const POST = route(postLogin0, async ({ request, body }) => {
  await consumeCallerRateLimit("login0", request, { hits: 20, seconds: 600 });
  const ticket = await requireTicket(request, body);
  const { token, cookies } = await logInWithTicket(ticket, body.code, request);
  return loginResponse({ token, cookies: [...cookies, ...dropTicket(request)] });
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
