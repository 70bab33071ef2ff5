import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { getAllInvoices } from "@/lib/invoices/endpoints";
import { listAllInvoices } from "@/lib/invoices/queries/list-for-admin";

export const GET = route(getAllInvoices, async ({ query }) => {
  const { invoices, total } = await listAllInvoices(adminList(query));
  return withTotal(invoices, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
