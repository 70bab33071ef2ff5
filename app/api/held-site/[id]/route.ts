import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getHeldSite } from "@/lib/sites/screening/endpoints";
import { requireHeldRecord } from "@/lib/sites/screening/queries/held-sites";

export const GET = route(getHeldSite, ({ params }) => requireHeldRecord(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
