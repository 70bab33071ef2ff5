import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { removeSaved } from "@/lib/saved/commands";
import { deleteSaved } from "@/lib/saved/endpoints";

export const DELETE = route(deleteSaved, ({ actor, params }) =>
  removeSaved(actor.userId, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
