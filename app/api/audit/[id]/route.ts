import { getAuditEvent } from "@/lib/audit/endpoints";
import { requireAuditEvent } from "@/lib/audit/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getAuditEvent, ({ params }) => requireAuditEvent(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
