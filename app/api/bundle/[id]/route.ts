import { changeBundle, removeBundle } from "@/lib/catalogue/bundles/commands";
import { deleteBundle, getBundle, putBundle } from "@/lib/catalogue/bundles/endpoints";
import { requireBundle } from "@/lib/catalogue/bundles/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBundle, ({ params }) => requireBundle(params.id));

export const PUT = route(putBundle, ({ params, body }) => changeBundle(params.id, body));

export const DELETE = route(deleteBundle, ({ params }) => removeBundle(params.id));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
