import { z } from "zod";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { mostListed } from "./rules";
import {
  activityPage,
  activityQuery,
  auditEventSchema,
  auditFilters,
  auditId,
  auditListQuery,
} from "./schemas";

export const getAuditEvents = endpoint({
  method: "GET",
  path: "/api/audit",
  summary: "Who did what to whom, and from where, the newest first: for a back office",
  description: `In the order of time only. At most ${mostListed} matches are counted and can be paged to; \`/api/audit-export\` has all.`,
  access: "audit:read",
  query: auditListQuery,
  returns: z.array(auditEventSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getAuditEvent = endpoint({
  method: "GET",
  path: "/api/audit/{id}",
  summary: "One event of the audit trail",
  access: "audit:read",
  params: z.object({ id: auditId }),
  returns: auditEventSchema,
  failures: { ...staffOnly, 404: "There is no such event" },
});

export const getAuditExport = endpoint({
  method: "GET",
  path: "/api/audit-export",
  summary: "The audit trail as a table (CSV), the newest first",
  access: "audit:read",
  query: auditFilters,
  returns: z.string(),
  contentType: "text/csv",
  headers: { "Content-Disposition": "The file's name" },
  failures: staffOnly,
});

export const getActivity = endpoint({
  method: "GET",
  path: "/api/user/account/activity",
  summary: "The events of the caller's account, the newest first",
  access: "customer",
  query: activityQuery,
  returns: activityPage,
  failures: { 401: "Nobody is signed in" },
});
