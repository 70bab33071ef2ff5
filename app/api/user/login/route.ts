import { logIn } from "@/lib/accounts/commands/log-in";
import { postLogin } from "@/lib/accounts/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { loginResponse } from "@/lib/sessions/login-response";

export const POST = route(postLogin, async ({ request, body }) =>
  loginResponse(await logIn(body, request)),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
