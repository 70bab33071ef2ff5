import { logIn } from "@/lib/accounts/commands/log-in";
import { getUser } from "@/lib/accounts/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { loginResponse } from "@/lib/sessions/login-response";

export const GET = route(getUser, async ({ request, query }) =>
  loginResponse(await logIn(query, request)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
