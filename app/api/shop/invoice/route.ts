import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { getAllInvoices } from "@/lib/invoices/endpoints";
import { listAllInvoices } from "@/lib/invoices/queries";

export const GET = route(getAllInvoices, async ({ query }) => {
  const { invoices, total } = await listAllInvoices(query);
  return withTotal(invoices, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
