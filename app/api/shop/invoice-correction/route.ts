import { getCorrections } from "@/lib/checkout/corrections/endpoints";
import { listAllCorrections } from "@/lib/checkout/corrections/queries/list-for-admin";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getCorrections, async ({ query }) => {
  const { corrections, total } = await listAllCorrections(adminList(query));
  return withTotal(corrections, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
