import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { forgetSeen } from "@/lib/saved/commands";
import { deleteSeen } from "@/lib/saved/endpoints";

export const DELETE = route(deleteSeen, ({ actor }) => forgetSeen(actor.userId));

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
