import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { getHeldSites } from "@/lib/sites/screening/endpoints";
import { listHeldRecords } from "@/lib/sites/screening/queries/held-sites";

export const GET = route(getHeldSites, async ({ query }) => {
  const { held, total } = await listHeldRecords(adminList(query));
  return withTotal(held, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
