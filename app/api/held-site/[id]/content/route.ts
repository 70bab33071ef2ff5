import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getHeldContent } from "@/lib/sites/screening/endpoints";
import { requireHeldContent } from "@/lib/sites/screening/queries/held-sites";

export const GET = route(getHeldContent, ({ params }) => requireHeldContent(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
