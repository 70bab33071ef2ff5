import { recordExport } from "@/lib/audit/commands";
import { auditColumns } from "@/lib/audit/csv";
import { getAuditExport } from "@/lib/audit/endpoints";
import { readAuditEvents } from "@/lib/audit/queries";
import { csvHeaders, csvStream } from "@/lib/csv";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

export const GET = route(getAuditExport, async ({ actor, query }) => {
  await consumeAccountRateLimit("audit-export", actor.userId, { hits: 20, seconds: 600 });
  await recordExport(query);
  return new Response(csvStream(auditColumns, readAuditEvents(query)), {
    headers: csvHeaders("audit-trail.csv"),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
