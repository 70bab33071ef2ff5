import { env } from "@/lib/env";
import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { endSessionsOfCaller } from "@/lib/sessions/commands";
import { postLogout } from "@/lib/sessions/endpoints";
import { farewellCookies } from "@/lib/sessions/rules";

export const POST = route(postLogout, async ({ request }) => {
  await endSessionsOfCaller(request);
  const cookies = farewellCookies(request.headers.get("cookie"), env("site").SITE_URL);
  return new Reply(
    null,
    cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
