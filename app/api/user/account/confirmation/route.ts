import { confirmEmail } from "@/lib/accounts/security/commands/verify-email";
import { postConfirmation } from "@/lib/accounts/security/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postConfirmation, ({ actor, body }) => confirmEmail(actor, body.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
