import { getCustomers } from "@/lib/accounts/customers/endpoints";
import { listCustomers } from "@/lib/accounts/customers/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getCustomers, async ({ query }) => {
  const { customers, total } = await listCustomers(adminList(query));
  return withTotal(customers, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
