import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { listAllInvoices } from "@/lib/orders/invoices/queries/list-for-admin";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getAllInvoices, async ({ query }) => {
  const { invoices, total } = await listAllInvoices(adminList(query));
  return withTotal(invoices, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
