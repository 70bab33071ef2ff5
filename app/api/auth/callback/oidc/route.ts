import { getSignInCallback } from "@/lib/accounts/identity/endpoints";
import { endSignIn } from "@/lib/accounts/identity/sign-in";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { Reply, route } from "@/lib/platform/http/route";

export const GET = route(getSignInCallback, async ({ request }) => {
  await consumeCallerRateLimit("sign-in-end", request, { hits: 30, seconds: 600 });
  const { page, cookies } = await endSignIn(request);
  return new Reply(null, [["Location", page.href], ...setCookies(cookies)]);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
