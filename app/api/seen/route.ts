import { forgetSeen } from "@/lib/catalogue/saved/commands";
import { deleteSeen } from "@/lib/catalogue/saved/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const DELETE = route(deleteSeen, ({ actor }) => forgetSeen(actor.userId));

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
