import { renewRecoveryCodes } from "@/lib/accounts/second-factor/commands/set-up";
import { postRecoveryCodes } from "@/lib/accounts/second-factor/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postRecoveryCodes, async ({ actor, body }) => ({
  recoveryCodes: await renewRecoveryCodes(actor, body.code),
}));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
