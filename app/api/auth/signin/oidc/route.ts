import { postSignIn } from "@/lib/accounts/identity/endpoints";
import { beginSignIn } from "@/lib/accounts/identity/sign-in";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { Reply, route } from "@/lib/platform/http/route";

export const POST = route(postSignIn, async ({ request, body }) => {
  await consumeCallerRateLimit("sign-in", request, { hits: 30, seconds: 600 });
  const { url, cookies } = await beginSignIn(request, body);
  return new Reply({ url }, setCookies(cookies));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
