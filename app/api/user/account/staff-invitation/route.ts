import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { acceptInvitation } from "@/lib/platform/staff/commands";
import { postAcceptance } from "@/lib/platform/staff/endpoints";

export const POST = route(postAcceptance, ({ actor, body }) => acceptInvitation(actor, body.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
