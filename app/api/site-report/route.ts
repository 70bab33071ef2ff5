import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { getReports } from "@/lib/sites/reports/endpoints";
import { listReports } from "@/lib/sites/reports/queries/list";

export const GET = route(getReports, async ({ query }) => {
  const { reports, total } = await listReports(adminList(query));
  return withTotal(reports, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
