import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { getSites } from "@/lib/sites/endpoints";
import { listSiteRecords } from "@/lib/sites/queries/records";

export const GET = route(getSites, async ({ query }) => {
  const { sites, total } = await listSiteRecords(adminList(query));
  return withTotal(sites, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
