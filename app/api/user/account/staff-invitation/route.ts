import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { acceptInvitation } from "@/lib/staff/commands";
import { postAcceptance } from "@/lib/staff/endpoints";

export const POST = route(postAcceptance, ({ actor, body }) => acceptInvitation(actor, body.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
