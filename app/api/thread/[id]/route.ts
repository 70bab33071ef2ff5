import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { changeThread } from "@/lib/support/commands/change-thread";
import { getThread, putThread } from "@/lib/support/endpoints";
import { requireThread } from "@/lib/support/queries/threads";

export const GET = route(getThread, ({ params }) => requireThread(params.id));

export const PUT = route(putThread, ({ params, body }) => changeThread(params.id, body));

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
