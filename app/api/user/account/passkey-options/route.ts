import { beginPasskey } from "@/lib/accounts/passkeys/commands/add-passkey";
import { postNewPasskeyOptions } from "@/lib/accounts/passkeys/endpoints";
import { methodNotAllowed, setCookies } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";

export const POST = route(postNewPasskeyOptions, async ({ actor, body }) => {
  const { options, cookie } = await beginPasskey(actor, body);
  return new Reply(options, setCookies([cookie]));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
