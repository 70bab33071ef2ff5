import { savePresets } from "@/lib/catalogue/saved/commands";
import { getSaved, postSaved } from "@/lib/catalogue/saved/endpoints";
import { listSaved } from "@/lib/catalogue/saved/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getSaved, ({ actor }) => listSaved(actor.userId));

export const POST = route(postSaved, ({ actor, body }) => savePresets(actor.userId, body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
