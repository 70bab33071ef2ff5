import { logInWithPasskey } from "@/lib/accounts/passkeys/commands/log-in";
import { postPasskeyLogin } from "@/lib/accounts/passkeys/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { loginResponse } from "@/lib/platform/sessions/login-response";

export const POST = route(postPasskeyLogin, async ({ request, body }) =>
  loginResponse(await logInWithPasskey(body, request)),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
