import { changeBundle, removeBundle } from "@/lib/bundles/commands";
import { deleteBundle, getBundle, putBundle } from "@/lib/bundles/endpoints";
import { requireBundle } from "@/lib/bundles/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getBundle, ({ params }) => requireBundle(params.id));

export const PUT = route(putBundle, ({ params, body }) => changeBundle(params.id, body));

export const DELETE = route(deleteBundle, ({ params }) => removeBundle(params.id));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
