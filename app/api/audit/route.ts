import { getAuditEvents } from "@/lib/audit/endpoints";
import { listAuditEvents } from "@/lib/audit/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getAuditEvents, async ({ query }) => {
  const { events, total } = await listAuditEvents(query);
  return withTotal(events, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
