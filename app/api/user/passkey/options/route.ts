import { beginPasskeyLogin } from "@/lib/accounts/passkeys/commands/log-in";
import { postPasskeyOptions } from "@/lib/accounts/passkeys/endpoints";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const POST = route(postPasskeyOptions, async ({ request }) => {
  const { options, cookie } = await beginPasskeyLogin(request);
  return new Reply(options, setCookies([cookie]));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
