import { raiseAlarm } from "@/lib/accounts/security/commands/raise-alarm";
import { postAlarm } from "@/lib/accounts/security/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postAlarm, ({ request, body }) => raiseAlarm(body.token, request));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
