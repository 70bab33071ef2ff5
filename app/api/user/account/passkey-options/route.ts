import { beginPasskey } from "@/lib/accounts/passkeys/commands/add-passkey";
import { postNewPasskeyOptions } from "@/lib/accounts/passkeys/endpoints";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const POST = route(postNewPasskeyOptions, async ({ actor, body }) => {
  const { options, cookie } = await beginPasskey(actor, body);
  return new Reply(options, setCookies([cookie]));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
