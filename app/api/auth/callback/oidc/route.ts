import { getSignInEnd } from "@/lib/accounts/identity/endpoints";
import { endSignIn } from "@/lib/accounts/identity/sign-in";
import { countCaller } from "@/lib/http/commands";
import { refuseOthers, setCookies } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";

export const GET = route(getSignInEnd, async ({ request }) => {
  await countCaller("sign-in-end", request, { hits: 30, seconds: 600 });
  const { page, cookies } = await endSignIn(request);
  return new Reply(null, [["Location", page.href], ...setCookies(cookies)]);
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
