import { removeSaved } from "@/lib/catalogue/saved/commands";
import { deleteSaved } from "@/lib/catalogue/saved/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const DELETE = route(deleteSaved, ({ actor, params }) =>
  removeSaved(actor.userId, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
