import { getAuditEvents } from "@/lib/platform/audit/endpoints";
import { listAuditEvents } from "@/lib/platform/audit/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getAuditEvents, async ({ query }) => {
  const { events, total } = await listAuditEvents(query);
  return withTotal(events, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
