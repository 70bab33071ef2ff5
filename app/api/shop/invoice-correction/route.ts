import { getCorrections } from "@/lib/orders/checkout/corrections/endpoints";
import { listAllCorrections } from "@/lib/orders/checkout/corrections/queries/list-for-admin";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getCorrections, async ({ query }) => {
  const { corrections, total } = await listAllCorrections(adminList(query));
  return withTotal(corrections, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
