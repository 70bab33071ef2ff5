import { getCustomers } from "@/lib/customers/endpoints";
import { listCustomers } from "@/lib/customers/queries";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getCustomers, async ({ query }) => {
  const { customers, total } = await listCustomers(adminList(query));
  return withTotal(customers, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
