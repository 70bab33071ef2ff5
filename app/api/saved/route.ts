import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { savePresets } from "@/lib/saved/commands";
import { getSaved, postSaved } from "@/lib/saved/endpoints";
import { listSaved } from "@/lib/saved/queries";

export const GET = route(getSaved, ({ actor }) => listSaved(actor.userId));

export const POST = route(postSaved, ({ actor, body }) => savePresets(actor.userId, body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
