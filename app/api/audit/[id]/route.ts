import { getAuditEvent } from "@/lib/platform/audit/endpoints";
import { requireAuditEvent } from "@/lib/platform/audit/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getAuditEvent, ({ params }) => requireAuditEvent(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
