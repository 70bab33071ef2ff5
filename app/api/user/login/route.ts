import { logIn } from "@/lib/accounts/commands/log-in";
import { postLogin } from "@/lib/accounts/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { loginResponse } from "@/lib/platform/sessions/login-response";

export const POST = route(postLogin, async ({ request, body }) =>
  loginResponse(await logIn(body, request)),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
