import { logIn } from "@/lib/accounts/commands/log-in";
import { postLogin } from "@/lib/accounts/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { loggedIn } from "@/lib/sessions/reply";

export const POST = route(postLogin, async ({ request, body }) =>
  loggedIn(await logIn(body, request)),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
