import { logIn } from "@/lib/accounts/commands/log-in";
import { getUser } from "@/lib/accounts/endpoints";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { loginResponse } from "@/lib/platform/sessions/login-response";

export const GET = route(getUser, async ({ request, query }) => {
  if (env("accounts").LEGACY_LOGIN === "off") {
    throw new ShopError("not_found", "This way to log in is off. Use POST /api/user/login.");
  }
  return loginResponse(await logIn(query, request));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
