import { csvHeaders, csvStream } from "@/lib/csv";
import { recordExport } from "@/lib/platform/audit/commands";
import { auditColumns } from "@/lib/platform/audit/csv";
import { getAuditExport } from "@/lib/platform/audit/endpoints";
import { readAuditEvents } from "@/lib/platform/audit/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getAuditExport, async ({ actor, query }) => {
  await consumeAccountRateLimit("audit-export", actor.userId, { hits: 20, seconds: 600 });
  await recordExport(query);
  return new Response(csvStream(auditColumns, readAuditEvents(query)), {
    headers: csvHeaders("audit-trail.csv"),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
