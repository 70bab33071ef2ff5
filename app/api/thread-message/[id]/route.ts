import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getThreadMessage } from "@/lib/support/endpoints";
import { requireMessage } from "@/lib/support/queries/messages";

export const GET = route(getThreadMessage, ({ params }) => requireMessage(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
