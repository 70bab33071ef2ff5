import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getSiteRecord } from "@/lib/sites/endpoints";
import { requireSiteRecord } from "@/lib/sites/queries/records";

export const GET = route(getSiteRecord, ({ params }) => requireSiteRecord(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
